import { lineNumberAt } from '../../plugins/contentSource/contentLines.ts';
import { findJsonMistake } from './jsonMistake.ts';

/** The value of a JSON file. Throws an error with a sentence for the owner. */
export function readJson(bytes: Uint8Array, file: string): unknown {
  const json = decode(bytes);
  if (json.trim() === '') throw new Error(`${file} is empty`);
  const mistake = findJsonMistake(json);
  if (mistake) throw new Error(`${file} cannot be read: ${mistake}`);
  const broken = json.indexOf(BROKEN_LETTER);
  if (broken >= 0) {
    const line = lineNumberAt(json, broken);
    throw new Error(`${file} is UTF-8, but line ${line} holds a broken letter: write it anew`);
  }
  return JSON.parse(json) as unknown;
}

/** The replacement character of decoders, for bytes that are no letter. */
const BROKEN_LETTER = '\uFFFD';

/** Decodes UTF-16, with or without a BOM, UTF-8 or Windows-1252. */
function decode(bytes: Uint8Array): string {
  // JSON begins with an ASCII character: in UTF-16 one of its two bytes is 0.
  const [first, second] = bytes;
  if (first === 0xff || second === 0) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe || first === 0) return new TextDecoder('utf-16be').decode(bytes);
  const decoded = new TextDecoder().decode(bytes);
  // If no letter beyond ASCII is right, the file has another encoding.
  const isOther = decoded.includes(BROKEN_LETTER) && !/[^\0-\x7F\uFFFD]/.test(decoded);
  return isOther ? new TextDecoder('windows-1252').decode(bytes) : decoded;
}
