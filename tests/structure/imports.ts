import { readFile, readdir } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { parseSync } from 'vite';

/** An import in a source file. */
export interface Import {
  /** The file that imports, as a path below the project's root. */
  from: string;
  /** The imported module: a path below the project's root, or the name of a package or virtual module. */
  to: string;
  /** Waits until it is needed: `import()`. */
  lazy: boolean;
}

/** All imports of values in the project's own code, types left out. */
export async function readImports(folders: readonly string[], root = '.'): Promise<Import[]> {
  const files = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(join(root, folder), { recursive: true });
      return names.map((name) => posix.join(folder, name.replaceAll('\\', '/')));
    }),
  );
  const sources = files.flat().filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
  return (
    await Promise.all(
      sources.map(async (file) => importsOf(file, await readFile(join(root, file), 'utf8'))),
    )
  ).flat();
}

/** Imports of values in one file. */
export function importsOf(file: string, source: string): Import[] {
  const { module } = parseSync(file, source);
  const eager = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest && !isType ? moduleRequest.value : [],
      ),
    ),
  ];
  const lazy = module.dynamicImports.map(({ moduleRequest }) =>
    source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  );
  return [
    ...eager.map((name) => ({ from: file, to: resolved(file, name), lazy: false })),
    ...lazy.map((name) => ({ from: file, to: resolved(file, name), lazy: true })),
  ];
}

/** Files that come together with `entry`, without any `import()`. */
export function loadedWith(entry: string, imports: readonly Import[]): Set<string> {
  const loaded = new Set([entry]);
  for (const file of loaded) {
    for (const { from, to, lazy } of imports) {
      if (from === file && !lazy) loaded.add(to);
    }
  }
  return loaded;
}

function resolved(file: string, name: string): string {
  return name.startsWith('.') ? posix.join(posix.dirname(file), name).replace(/\?.*$/, '') : name;
}
