import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inspect, stripVTControlCharacters } from 'node:util';

/** An error for the owner: it is shown without a stack. */
export function plainError(message: string): Error {
  return Object.assign(new Error(message), { stack: message, [inspect.custom]: () => message });
}

/** A position in a file; line and column from 1. */
interface Position {
  file: string;
  line: number;
  column: number;
}

/** An error for the owner whose `file` threw: with the position and its lines. Paths start at `root`. */
export function readError(thrown: unknown, file: string, root: string): Error {
  const { errors: [parseError] = [] } = (thrown ?? {}) as {
    errors?: { message: string; loc?: Position }[];
  };
  // The bundler counts columns from 0.
  const { loc } = parseError ?? {};
  const position = loc ? { ...loc, column: loc.column + 1 } : positionInStack(thrown, file);
  const problem = loc
    ? parseProblem(parseError!.message, lineText(loc), loc.column)
    : messageOf(thrown);
  const name = slashed(relative(root, position?.file ?? file));
  if (!position) return plainError(`${name} cannot be read: ${problem}`);
  return plainError(
    `${name}:${position.line}:${position.column} cannot be read: ${problem}\n\n${excerpt(position)}\n`,
  );
}

/** The parser's message with the text that it met instead of the kind of its token. */
function parseProblem(message: string, text: string, column: number): string {
  const rest = text.slice(column);
  const [whole = ''] = stripVTControlCharacters(message).split('\n');
  const [word] = /^[\p{L}\p{N}_$]+|^./u.exec(rest) ?? [];
  const found = word ? `\`${word}\`` : 'the end of the line';
  const problem = whole
    .replace(/^\[\w+\] /, '')
    .replace(/but found `\w+`/, () => `but found ${found}`);
  return `${problem}${quoteHint(text.slice(0, column), rest)}`;
}

/** Advice if a quote between these texts of a line is the cause of a parser's error. */
function quoteHint(before: string, rest: string): string {
  if (/^[‘’‚“”„«»]/.test(rest)) return ". Put texts into straight quotes: '…'";
  return /\p{L}'$/u.test(before) && /^\p{L}/u.test(rest)
    ? '. For an apostrophe write ’, or put the text into backticks: `…`'
    : '';
}

/** The first position in the file that the error came through. */
function positionInStack(thrown: unknown, file: string): Position | undefined {
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  for (const each of stack.split('\n')) {
    const [, path, line, column] =
      /\(?((?:[a-z]:)?[^():]+):(\d+):(\d+)\)?$/i.exec(each.trim()) ?? [];
    if (path && slashed(path).endsWith(slashed(file))) {
      return { file, line: Number(line), column: Number(column) };
    }
  }
  return undefined;
}

/** A path of Windows with the slashes that Vite writes into stacks. */
export function slashed(path: string): string {
  return path.replaceAll('\\', '/');
}

function messageOf(thrown: unknown): string {
  return (thrown instanceof Error ? thrown.message : String(thrown)).split('\n')[0] ?? '';
}

/** The line and the one before it, with a mark below the column. */
function excerpt({ file, line, column }: Position): string {
  const width = String(line).length;
  const numbered = [line - 1, line]
    .filter((each) => each > 0)
    .map((each) => `  ${String(each).padStart(width)} | ${lineText({ file, line: each })}`);
  return [...numbered, `  ${' '.repeat(width)} | ${' '.repeat(column - 1)}^`].join('\n');
}

function lineText({ file, line }: Pick<Position, 'file' | 'line'>): string {
  return existsSync(file) ? (readFileSync(file, 'utf8').split(/\r?\n/)[line - 1] ?? '') : '';
}
