import { visit } from 'jsonc-parser';
import { lineNumberAt } from '../../plugins/contentSource/contentLines.ts';

/** A text up to its end, or up to a character that JSON does not allow in it. */
const TEXT_START = /"(?:[ !#-[\]-\uFFFF]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*/y;
const TEXT = new RegExp(`${TEXT_START.source}"`, 'y');
/** The end keeps out a date such as `2021-04-30`. */
const NUMBER_OR_WORD =
  /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][-+]?\d+)?|true|false|null)(?![-+.\w])/y;

/** Words and numbers that JSON does not know, such as `NaN` and `.5`. */
const OTHER_WORD = /[-+.$\p{L}\p{M}\p{N}_]{1,40}/uy;
const KEY_WITHOUT_QUOTES = /[-$\p{L}\p{M}\p{N}_]{1,40}(?=\s*:)/uy;
const OTHER_QUOTE = /[\p{Pi}\p{Pf}'`‚„]/uy;
const OTHER_SPACE = /[\p{Z}\p{Cf}]/uy;
const COMMENT = /\/[/*]|#/y;

/** The first mistake of a JSON file, or a key that a group has twice, with its line; undefined if there is none. */
export function findJsonMistake(json: string): string | undefined {
  let mistake: string | undefined;
  /** The keys of each group around the present place, with their offsets. */
  const groups: Map<string, number>[] = [];
  visit(
    json,
    {
      onObjectBegin: () => void groups.push(new Map()),
      onObjectEnd: () => void groups.pop(),
      onObjectProperty(key, offset) {
        const offsets = groups.at(-1)!;
        const first = offsets.get(key);
        if (first !== undefined) mistake ??= repeatedKey(json, key, first, offset);
        offsets.set(key, offset);
      },
      onError(_code, offset) {
        mistake ??= mistakeAt(json, startOfWord(json, offset));
      },
    },
    { disallowComments: true },
  );
  return mistake;
}

/** Names a key that a group has at two offsets. */
function repeatedKey(json: string, key: string, first: number, second: number): string {
  const [one, other] = [first, second].map((offset) => lineNumberAt(json, offset));
  const lines = one === other ? `line ${one}` : `lines ${one} and ${other}`;
  return `a group has the key "${key}" twice, in ${lines}: make one of the two`;
}

/** The start of the word or number at an offset: the parser takes `05` and `2021-04` for several numbers. */
function startOfWord(json: string, offset: number): number {
  if (!/[-+.\w]/.test(json.charAt(offset))) return offset;
  return json.slice(0, offset).search(/[-+.\w]*$/);
}

/** Names the mistake at an offset, and its line. */
function mistakeAt(json: string, offset: number): string {
  const before = json.slice(0, offset).trimEnd();
  const line = lineNumberAt(json, offset);
  const find = (pattern: RegExp) => matchAt(pattern, json, offset);
  if (find(COMMENT)) return `comments are no JSON, remove the one in line ${line}`;
  if (find(/[}\]]/y) && before.endsWith(',')) {
    return `JSON has no comma before a bracket: line ${line}, comma in line ${lineNumberAt(json, before.length)}`;
  }
  if (find(/"/y) && !find(TEXT)) return mistakeInText(json, offset + find(TEXT_START)!.length);
  const key = find(KEY_WITHOUT_QUOTES);
  if (key) return `JSON keys stand in double quotes: ${key} in line ${line}`;
  if (offset === json.length || find(/["[\]{}:,]/y) || find(NUMBER_OR_WORD)) {
    const near = offset === json.length ? lineNumberAt(json, before.length) : line;
    return `it is no JSON, look for a missing comma, quote or bracket near line ${near}`;
  }
  if (find(OTHER_QUOTE)) return `JSON texts stand in straight double quotes, line ${line}`;
  if (find(OTHER_SPACE)) return `replace the special space in line ${line} by an ordinary one`;
  const word = find(OTHER_WORD) ?? find(/./suy);
  const isInText = before.endsWith('"') && find(/\p{L}/uy);
  const hint = isInText ? String.raw`: a quote inside of a text is \"` : '';
  return `${word} is no JSON, line ${line}${hint}`;
}

/** Names the mistake at an offset inside of a text. */
function mistakeInText(json: string, offset: number): string {
  const line = lineNumberAt(json, offset);
  const character = json[offset] ?? '\n';
  if (character === '\\') {
    const escape = json.slice(offset, offset + 2).trimEnd();
    return String.raw`${escape} is no JSON, line ${line}: a backslash is \\`;
  }
  const written = JSON.stringify(character).slice(1, -1);
  return /[\r\n]/.test(character)
    ? `the text in line ${line} has no closing quote, or a line break, which JSON writes as ${written}`
    : `the text in line ${line} has a character that JSON writes as ${written}`;
}

/** The match of a sticky pattern at an offset. */
function matchAt(pattern: RegExp, text: string, offset: number): string | undefined {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0];
}
