import type { Content } from '../../src/contentSchema.ts';
import type { Items, ListId } from './readResume.ts';

/** Fields of the sample's person that no other person has to have. */
const PERSONAL = ['sample', 'address', 'phone', 'profiles', 'facts'];

/** A part with facts of the résumé in place of the sample. Fields that the owner has written stay as they are. */
export function mergePart<Part extends object>(
  place: string,
  mine: Part,
  facts: Partial<Part>,
  notes: string[],
): Part {
  const isSample = 'sample' in mine;
  const merged = { ...mine } as Record<string, unknown>;
  if (isSample) for (const field of PERSONAL) delete merged[field];
  for (const [field, fact] of Object.entries(facts)) {
    const written = merged[field];
    if (isSample || written === undefined || written === '') merged[field] = fact;
    else if (!isEmpty(fact) && JSON.stringify(written) !== JSON.stringify(fact))
      notes.push(`${place}.${field} stays as you wrote it`);
  }
  return merged as Part;
}

/** Adds entries of the résumé to a section, in place of the sample. A section without any entry is not listed. */
export function mergeList<Id extends ListId>(
  content: Content,
  id: Id,
  entries: Items<Id>,
  isFirst: boolean,
  notes: string[],
): void {
  const part = content[id] as { items: Entry[] } | undefined;
  if (!part) {
    if (entries.length > 0) notes.push(`${id}: not taken, because the content has no such section`);
    return;
  }
  const isListed = content.sections.includes(id);
  // Skills carry no mark of the sample.
  const isSample = isFirst || (id === 'skills' && !isListed);
  const mine = isSample ? [] : part.items.filter((entry) => !entry.sample);
  const added = newEntries(mine, entries);
  if (mine.length + added.length === 0) {
    content.sections = content.sections.filter((listed) => listed !== id);
    return;
  }
  part.items = [...mine, ...added];
  if (isListed || mine.length > 0) return;
  const end = content.sections.indexOf('contact');
  content.sections = content.sections.toSpliced(end < 0 ? content.sections.length : end, 0, id);
}

interface Entry {
  sample?: true | undefined;
  id?: number | undefined;
  name?: string;
  title?: string;
  company?: string;
}

/** Entries that are not among the owner's, their ids after the owner's. The check names entries that the résumé repeats. */
function newEntries(mine: readonly Entry[], entries: readonly Entry[]): Entry[] {
  const known = new Set(mine.map(keyOf));
  const added = entries.filter((entry) => !known.has(keyOf(entry)));
  let id = Math.max(0, ...mine.map((entry) => entry.id ?? 0));
  for (const entry of added) if (entry.id !== undefined) entry.id = ++id;
  return added;
}

function keyOf({ name, title, company }: Entry): string {
  return JSON.stringify([name ?? title, company]).toLowerCase();
}

function isEmpty(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0);
}
