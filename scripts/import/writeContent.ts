import { parseSync } from 'vite';
import { partsIn } from '../../plugins/content/contentLines.ts';
import type { Content, OwnContent } from '../../src/contentSchema.ts';

const HEADER = `// EDIT HERE: your texts, the order of the sections, the colours. The README explains each field. Words of the interface,
// such as labels of buttons, come from words/<language>.ts; each can be written here instead. \`npm run check\` names
// what is still missing.
import type { OwnContent } from '../contentSchema.ts';

`;

/** The source of a content.ts with the parts that have changed. All other parts and the comments beside them stay. */
export function withChanges(source: string, before: Content, after: Content): string {
  const placeOf = partsIn(source);
  const changes = Object.entries(after)
    .filter(([part, value]) => JSON.stringify(value) !== JSON.stringify(before[part as keyof Content]))
    .map(([part, value]) => ({ at: placeOf(part), value }))
    .toSorted((one, other) => (other.at?.start ?? 0) - (one.at?.start ?? 0));
  let written = source;
  // From the end, so that the other places keep their offsets.
  for (const { at, value } of changes)
    if (at) written = written.slice(0, at.start) + literal(value, '  ') + written.slice(at.end);
  const isWhole = changes.every(({ at }) => at) && parseSync('content.ts', written).errors.length === 0;
  if (!isWhole) written = sourceOf(after);
  return source.includes('\r\n') ? written.replaceAll(/\r?\n/g, '\r\n') : written;
}

/** The source of a whole content.ts. */
export function sourceOf(content: OwnContent): string {
  return `${HEADER}export const content: OwnContent = ${literal(content, '')};\n`;
}

function literal(value: unknown, indent: string): string {
  const deeper = `${indent}  `;
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value))
    return block(
      '[',
      value.map((entry) => literal(entry, deeper)),
      ']',
      indent,
    );
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .map(([key, each]) => `${/^[a-z_$][\w$]*$/i.test(key) ? key : quoted(key)}: ${literal(each, deeper)}`);
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
