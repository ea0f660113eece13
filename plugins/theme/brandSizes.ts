import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import { headingStyle } from './headingWidths.ts';
import { textAscent, widest, type TypeStyle } from './textWidth.ts';

/** The brand in the footer (Footer.module.css). It keeps its letter spacing. */
const brandStyle: TypeStyle = { ...headingStyle, letterSpacing: -0.05 };

/** The brand in the footer may rise so far above its line, in em. A higher one gets more space above. */
const USUAL_ASCENT = 0.75;

/** The width of the brand in the footer and, if its letters are high, their rise, by custom property. */
export async function brandSizes({ owner }: CheckedContent): Promise<Record<string, number>> {
  const width = await widest([owner.brand], brandStyle);
  const rise = (await textAscent(owner.brand, headingStyle)) - USUAL_ASCENT;
  return { '--brand-width': width, ...(rise > 0 && { '--brand-ascent': rise }) };
}
