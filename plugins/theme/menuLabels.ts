import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';

/** The links to the sections. */
export function menuLabels({ home, sections, ...content }: CheckedContent): string[] {
  return [home.menuLabel, ...sections.map((id) => content[id]?.menuLabel ?? '')];
}
