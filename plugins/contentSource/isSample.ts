import type { ContentInput } from '../../src/content/schema/contentSchema.ts';

/** A part of the content or an entry, which may have the mark of the sample. */
interface Marked {
  sample?: true | undefined;
}

/** Parts that have no mark in the sample either. */
type UnmarkedPart = 'sections' | 'topBar' | 'footer' | 'notFound';
type MarkedPart = Marked & { items?: readonly Marked[] };

/** Whether a content is the sample as it comes: all its parts and entries have the mark `sample: true`. */
export function isSample({
  sections,
  topBar: _topBar,
  footer: _footer,
  notFound: _notFound,
  ...parts
}: ContentInput): boolean {
  const marked: Partial<Record<Exclude<keyof ContentInput, UnmarkedPart>, MarkedPart>> = parts;
  const isComplete = sections.every((id) => marked[id] !== undefined);
  const all = Object.values(marked).flatMap((part) => part?.items ?? part ?? []);
  return isComplete && all.every(({ sample }) => sample === true);
}
