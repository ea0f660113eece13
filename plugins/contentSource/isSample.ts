import type { ContentInput } from '../../src/content/schema/contentSchema.ts';

/**
 * Whether a content is the sample as it comes: each part, or each of its entries, has the mark `sample: true`. The import
 * asks it of a content that was not checked.
 */
export function isSample({
  sections,
  // These parts have no mark in the sample either.
  topBar: _topBar,
  footer: _footer,
  notFound: _notFound,
  ...parts
}: ContentInput): boolean {
  const isComplete = sections.every((id) => parts[id] !== undefined);
  const present = Object.values(parts).filter((part) => part !== undefined && part !== null);
  return isComplete && present.every(isMarkedWhole);
}

function isMarkedWhole(part: object & { items?: readonly object[] }): boolean {
  return isMarked(part) || (Array.isArray(part.items) && part.items.every(isMarked));
}

function isMarked(partOrEntry: unknown): boolean {
  return (
    typeof partOrEntry === 'object' &&
    partOrEntry !== null &&
    'sample' in partOrEntry &&
    partOrEntry.sample === true
  );
}
