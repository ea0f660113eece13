/** Rules for the large titles of projects without a picture. */
import type { Colors } from '../../src/content/schema/siteSchema.ts';
import { projectId } from '../../src/sections/Projects/projectId.ts';
import type { ProjectInput } from '../../src/sections/Projects/schema.ts';
import { glowOf, titleBackground } from './glows.ts';
import { textWidth, widestWord, type TypeStyle } from './textWidth.ts';

/** As in LargeTitle.module.css. */
const titleStyle: TypeStyle = {
  face: 'bricolage-grotesque',
  weight: 800,
  letterSpacing: -0.05,
};
/**
 * A title of n em on one line fits into the background above the needle, 16:10 in all, if its column is this
 * times the square root of n em wide.
 */
const WIDTH_PER_ROOT = 1.75;
/** Browsers leave out ligatures between letters with spacing. */
const WITHOUT_LIGATURES = 1.04;

/** A rule for each project without a picture: the width of its title in em, and its background. */
export async function titleRules(
  projects: readonly ProjectInput[],
  colors: Colors,
): Promise<string> {
  const rules = projects.map(async ({ title, image, glow }, index) => {
    if (image) return '';
    const width = (await titleWidth(title)).toFixed(2);
    const background = titleBackground(glowOf(glow, index, colors), colors);
    return `#${projectId(index)} { --large-title-width: ${width}; --title-background: ${background}; }`;
  });
  return (await Promise.all(rules)).join('\n');
}

/** The narrowest column, in em, that a title fits into: no word breaks, and a long title is not too high. */
export async function titleWidth(title: string): Promise<number> {
  const wholeWords = WITHOUT_LIGATURES * (await widestWord([title], titleStyle));
  return Math.max(wholeWords, WIDTH_PER_ROOT * Math.sqrt(await textWidth(title, titleStyle)));
}
