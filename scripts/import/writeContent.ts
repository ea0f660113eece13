import type { OwnContent } from '../../src/contentSchema.ts';

const HEADER = `// EDIT HERE. Everything the page says, the order of its sections and its colours stand in this file; the README says
// what each field is. \`npm run check\` names what is still missing.
import type { OwnContent } from '../contentSchema.ts';

`;

/** The source of a content.ts. */
export function sourceOf(content: OwnContent): string {
  return `${HEADER}export const content: OwnContent = ${written(content, '')};\n`;
}

function written(value: unknown, indent: string): string {
  const deeper = `${indent}  `;
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value))
    return block(
      '[',
      value.map((entry) => written(entry, deeper)),
      ']',
      indent,
    );
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .map(([key, each]) => `${/^[\w$]+$/.test(key) ? key : quoted(key)}: ${written(each, deeper)}`);
  return block('{', fields, '}', indent);
}

function block(begin: string, lines: readonly string[], end: string, indent: string): string {
  if (lines.length === 0) return begin + end;
  return `${begin}\n${lines.map((line) => `${indent}  ${line},\n`).join('')}${indent}${end}`;
}

/** A text in single quotes, as the rest of the file has them. */
function quoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
