/** Bytes of each built file, by its name without a hash. */
export type Sizes = ReadonlyMap<string, number>;

const KIB = 1024;

/** The name of a built file without the hash that changes with its content: `app/index.js`. */
export function withoutHash(file: string): string {
  return file.replace(/^(app\/.+)-[\w-]{8}(?=\.\w+$)/, '$1');
}

/** A table in Markdown: the sum of all files, then each file whose size changed, the largest change first. */
export function sizeTable(before: Sizes, after: Sizes): string {
  const changes = [...new Set([...before.keys(), ...after.keys()])]
    .map((file) => ({ file, old: before.get(file) ?? 0, new: after.get(file) ?? 0 }))
    .filter((each) => each.new !== each.old)
    .toSorted((a, b) => Math.abs(b.new - b.old) - Math.abs(a.new - a.old));
  const all = { file: 'all files', old: sumOf(before), new: sumOf(after) };
  const rows = [all, ...changes].map((each) => {
    const cells = [inKib(each.old), inKib(each.new), withSign(each.new - each.old)];
    return `| ${each.file} | ${cells.join(' | ')} |`;
  });
  return ['| file | before | after | change |', '| --- | ---: | ---: | ---: |', ...rows, ''].join(
    '\n',
  );
}

function sumOf(sizes: Sizes): number {
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

function inKib(bytes: number): string {
  return `${(bytes / KIB).toFixed(2)} KiB`;
}

function withSign(bytes: number): string {
  return `${bytes > 0 ? '+' : ''}${bytes} B`;
}
