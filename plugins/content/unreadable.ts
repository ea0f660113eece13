import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inspect, stripVTControlCharacters } from 'node:util';

/** An error that is shown without the places in the code that it came through: it is about the content. */
export function plainError(message: string): Error {
  return Object.assign(new Error(message), { stack: message, [inspect.custom]: () => message });
}

/** Where in a file something is wrong; line and column from 1. */
interface Place {
  file: string;
  line: number;
  column: number;
}

/**
 * What running `file` threw as an error for its owner: the place, the lines around it, and what was found there.
 * `root` is the folder that paths are shown from.
 */
export function unreadable(thrown: unknown, file: string, root: string): Error {
  const { message, place } = parseError(thrown) ?? {
    message: messageOf(thrown),
    place: thrownAt(thrown, file),
  };
  const named = relative(root, place?.file ?? file).replaceAll('\\', '/');
  if (!place) return plainError(`${named} cannot be read: ${message}`);
  return plainError(
    `${named}:${place.line}:${place.column} cannot be read: ${message}\n\n${excerpt(place)}\n`,
  );
}

/** What the bundler throws where it cannot parse a file. */
interface BundlerError {
  errors?: { message: string; loc?: { file: string; line: number; column: number } }[];
}

function parseError(thrown: unknown): { message: string; place: Place } | undefined {
  const [first] = (thrown as BundlerError | undefined)?.errors ?? [];
  if (!first?.loc) return undefined;
  const { file, line, column } = first.loc;
  const place = { file, line, column: column + 1 };
  const [whole = ''] = stripVTControlCharacters(first.message).split('\n');
  // The parser names the kind of what it has found; an owner sees what stands there.
  const [word] = /^[\p{L}\p{N}_$]+|^./u.exec(lineAt(place).slice(column)) ?? [];
  const found = word ? `\`${word}\`` : 'the end of the line';
  return {
    message: whole.replace(/^\[\w+\] /, '').replace(/but found `\w+`/, () => `but found ${found}`),
    place,
  };
}

/** The first place in the file itself that an error came through. */
function thrownAt(thrown: unknown, file: string): Place | undefined {
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  for (const each of stack.split('\n')) {
    const [, path, line, column] = /\(?((?:[a-z]:)?[^():]+):(\d+):(\d+)\)?$/i.exec(each.trim()) ?? [];
    if (path?.endsWith(file)) return { file, line: Number(line), column: Number(column) };
  }
  return undefined;
}

function messageOf(thrown: unknown): string {
  return (thrown instanceof Error ? thrown.message : String(thrown)).split('\n')[0] ?? '';
}

function excerpt({ file, line, column }: Place): string {
  const width = String(line).length;
  const numbered = [line - 1, line]
    .filter((each) => each > 0)
    .map((each) => {
      return `  ${String(each).padStart(width)} | ${lineAt({ file, line: each })}`;
    });
  return [...numbered, `  ${' '.repeat(width)} | ${' '.repeat(column - 1)}^`].join('\n');
}

function lineAt({ file, line }: Pick<Place, 'file' | 'line'>): string {
  return existsSync(file) ? (readFileSync(file, 'utf8').split(/\r?\n/)[line - 1] ?? '') : '';
}
