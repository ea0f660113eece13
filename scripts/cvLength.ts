/** Facts about a printed CV. */
export interface CvLength {
  /** Number of pages. */
  pages: number;
  /** Height of each section, in pages, by its id. */
  sections: Record<string, number>;
}

/** Readers expect at most so many. */
const MAX_PAGES = 2;
/** Sections that are named as the longest. */
const MAX_NAMED_SECTIONS = 2;

/** Tells an owner how long their CV is and, above two pages, which sections make it long. */
export function cvLengthText({ pages, sections }: CvLength): string {
  const count = pages === 1 ? '1 page' : `${pages} pages`;
  if (pages <= MAX_PAGES) return count;
  const longest = Object.entries(sections)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MAX_NAMED_SECTIONS)
    .map(([id, height]) => `${id} (${height.toFixed(1)} pages)`);
  return `${count}, more than the two that readers expect.
The longest sections are ${longest.join(' and ')}: shorten their texts or leave out entries`;
}
