import { parseSync } from 'vite';
import { lineNumberAt } from '../../plugins/contentSource/contentLines.ts';

/** A text, a comment, or a comma behind the last entry, whichever comes first. */
const TEXT_COMMENT_OR_LAST_COMMA = /"(?:\\.|[^"\\])*"|\/\/|\/\*|,\s*(?=[}\]])/g;

/** The value of a JSON file. Throws an error with a sentence for the owner. */
export function readJson(bytes: Uint8Array, file: string): unknown {
  const json = decode(bytes, file);
  try {
    return JSON.parse(json) as unknown;
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${findMistake(json)}`, { cause });
  }
}

/** Names the mistake and its line: the last one if JavaScript allows what JSON forbids. JSON.parse does not always say where it stopped. */
function findMistake(json: string): string {
  const found = [...json.matchAll(TEXT_COMMENT_OR_LAST_COMMA)].find(
    ([match]) => !match.startsWith('"'),
  );
  const line = found && lineNumberAt(json, found.index);
  if (found?.[0].startsWith('/')) return `comments are no JSON, remove the one in line ${line}`;
  if (found) {
    const bracket = lineNumberAt(json, found.index + found[0].length);
    return `JSON has no comma before a bracket: line ${bracket}, comma in line ${line}`;
  }
  const [error] = parseSync('resume.js', `(${json})`).errors;
  const offset = (error?.labels[0]?.start ?? Infinity) - 1;
  const end = json.trimEnd().length;
  return `it is no JSON, look for a missing comma, quote or bracket near line ${lineNumberAt(json, Math.min(offset, end))}`;
}

/** Decodes UTF-16, with or without a BOM, UTF-8 or Windows-1252. */
function decode(bytes: Uint8Array, file: string): string {
  // JSON begins with an ASCII character: in UTF-16 one of its two bytes is 0.
  const [first, second] = bytes;
  if (first === 0xff || second === 0) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe || first === 0) return new TextDecoder('utf-16be').decode(bytes);
  const decoded = new TextDecoder().decode(bytes);
  const broken = decoded.indexOf('\uFFFD');
  if (broken < 0) return decoded;
  // If no other letter beyond ASCII is right, the file has another encoding.
  if (!/[^\0-\x7F\uFFFD]/.test(decoded)) return new TextDecoder('windows-1252').decode(bytes);
  const line = lineNumberAt(decoded, broken);
  throw new Error(`${file} is UTF-8, but line ${line} holds a broken letter: write it anew`);
}
