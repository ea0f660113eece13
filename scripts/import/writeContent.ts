import { parseSync } from 'vite';
import { partsIn } from '../../plugins/content/contentLines.ts';
import type { Content, OwnContent } from '../../src/contentSchema.ts';

const HEADER = `// Your texts, the order of the sections and the colours. docs/content.md explains each field. src/content/words has
// the words of the interface, such as labels of buttons; write one here to replace it. \`npm run check\` names what is
// still missing.
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
    if (at) written = written.slice(0, at.start) + JSON.stringify(value, null, 2) + written.slice(at.end);
  const isWhole = changes.every(({ at }) => at) && parseSync('content.ts', written).errors.length === 0;
  return isWhole ? written : sourceOf(after);
}

/** The source of a whole content.ts, not formatted. */
export function sourceOf(content: OwnContent): string {
  return `${HEADER}export const content: OwnContent = ${JSON.stringify(content, null, 2)};\n`;
}
