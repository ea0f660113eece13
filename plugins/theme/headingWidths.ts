/** Measures headings, whose style sheets fit them into the window. */
import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import { menuLabels } from './menuLabels.ts';
import { hasLetter, textWidth, widest, widestWord, type TypeStyle } from './textWidth.ts';

/** As on phones (tokens.css). Weights are those of the style sheets. */
export const headingStyle: TypeStyle = {
  face: 'bricolage-grotesque',
  weight: 800,
  letterSpacing: -0.055,
};
/** Words stay whole with the letter spacing of WCAG 1.4.12, 0.12em. */
export const spacedStyle: TypeStyle = { ...headingStyle, letterSpacing: 0.125 };
/**
 * On phones, words of headings are measured so many times too wide: at the usual text size a third of the
 * column stays free. tokens.css gives it to larger text, by `--heading-growth`.
 */
export const HEADING_GROWTH = 1.465;

/**
 * A text in large type has about so many lines at most: a longer one is smaller, as if its widest word were as
 * wide as one of these lines.
 */
export const MAX_LINES = { everywhere: 4, onPhones: 8, greeting: 6 };
/**
 * A word with a hyphen, such as "Roux-Delacroix", stays together up to this width in em. On phones it is then
 * a fifth smaller at most. Wider ones break after the hyphen.
 */
const MAX_HYPHENATED_WIDTH = 7.4;
/** A little wider than on the page, for the space that FlushText takes away before letters. */
const hyphenatedStyle: TypeStyle = { ...headingStyle, letterSpacing: -0.04 };

/** Added to the line height of headings with letters that the display face lacks: other fonts are taller. */
const FALLBACK_LEADING = 0.25;
/** Headings of this width in em are so small that lines of the usual height touch each other. */
const SMALL_FROM = 12;
/** Added to the line height of all headings if one is so small. */
const SMALL_LEADING = 0.12;
/** The width of the links in the menu of phones, which are no headings. */
const MENU_WIDTH = '--menu-width';

/** The widths that decide the size of a heading, in em. */
interface HeadingWidths {
  property: string;
  width: number;
  widthOnPhones: number;
}

/** The widths of the headings that the page has, and of the links in the menu of phones. */
export async function headingWidths(content: CheckedContent): Promise<HeadingWidths[]> {
  const { owner, projects, testimonials, contact, notFound } = content;
  const headings: [property: string, texts: string[] | undefined][] = [
    ['--name-width', [owner.name]],
    [MENU_WIDTH, menuLabels(content)],
    ['--projects-heading-width', projects && [projects.heading]],
    ['--testimonials-heading-width', testimonials && [testimonials.heading]],
    ['--contact-heading-width', contact && [contact.heading]],
    ['--not-found-heading-width', [notFound.heading]],
  ];
  const widths: HeadingWidths[] = [];
  for (const [property, texts] of headings) {
    if (texts) widths.push({ property, ...(await headingWidth(texts)) });
  }
  return widths;
}

/** The widest of: a word, a word with a hyphen, and a line if the texts have as many lines as they may. */
async function headingWidth(texts: readonly string[]): Promise<Omit<HeadingWidths, 'property'>> {
  const word = await widestWord(texts, spacedStyle);
  const grownWord = HEADING_GROWTH * (await widestWord(texts, headingStyle));
  const hyphenated = await widestHyphenated(texts);
  const text = await widest(texts, spacedStyle);
  return {
    width: Math.max(word, hyphenated, text / MAX_LINES.everywhere),
    widthOnPhones: Math.max(word, grownWord, hyphenated, text / MAX_LINES.onPhones),
  };
}

/** More line height for headings whose letters are tall, or whose lines would touch each other. */
export async function extraLeading(
  content: CheckedContent,
  headings: readonly HeadingWidths[],
): Promise<string[]> {
  const isSmall = headings.some(
    ({ property, width }) => property !== MENU_WIDTH && width >= SMALL_FROM,
  );
  if (await isInOtherFont(largeTexts(content))) return [`--extra-leading: ${FALLBACK_LEADING};`];
  return isSmall ? [`--extra-leading: ${SMALL_LEADING};`] : [];
}

/** The texts of headings of several lines. */
function largeTexts({
  owner,
  about,
  projects,
  testimonials,
  contact,
  notFound,
}: CheckedContent): string {
  const titles = projects?.items.map(({ title }) => title) ?? [];
  const headings = [about?.greeting, projects?.heading, testimonials?.heading, contact?.heading];
  return [owner.name, ...headings, ...titles, notFound.heading].join(' ');
}

/** Whether the display face lacks a letter of the text. */
async function isInOtherFont(text: string): Promise<boolean> {
  const letters = new Set(text.normalize('NFC').match(/\p{L}/gu));
  const found = await Promise.all(
    [...letters].map((letter) => hasLetter(letter, headingStyle.face)),
  );
  return found.includes(false);
}

/** The width of the widest word with a hyphen that stays together; 0 if there is none. */
async function widestHyphenated(texts: readonly string[]): Promise<number> {
  const words = texts.flatMap((text) => text.split(/\s+/)).filter((word) => word.includes('-'));
  const widths = await Promise.all(words.map((word) => textWidth(word, hyphenatedStyle)));
  return Math.max(0, ...widths.filter((width) => width <= MAX_HYPHENATED_WIDTH));
}
