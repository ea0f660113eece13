import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import type { Skill } from '../../src/sections/Skills/schema.ts';
import { datesText } from '../siteContent/dates.ts';
import { datesWidth } from './datesWidth.ts';
import {
  hasLetter,
  textAscent,
  textWidth,
  widest,
  widestWord,
  type TypeStyle,
} from './textWidth.ts';

/** As on phones (tokens.css). Weights are those of the style sheets. */
const headingStyle: TypeStyle = {
  face: 'bricolage-grotesque',
  weight: 800,
  letterSpacing: -0.055,
};
/** The brand in the footer (Footer.module.css). It keeps its letter spacing. */
const brandStyle: TypeStyle = { ...headingStyle, letterSpacing: -0.05 };
/** Words stay whole with the letter spacing of WCAG 1.4.12, 0.12em. */
const spacedStyle: TypeStyle = { ...headingStyle, letterSpacing: 0.125 };
/** Names of skills without levels. */
const skillNameStyle: TypeStyle = { ...spacedStyle, weight: 700 };
/**
 * On phones, words of headings are measured so many times too wide: at the usual text size a third of the
 * column stays free. tokens.css gives it to larger text, by `--heading-growth`.
 */
const HEADING_GROWTH = 1.465;

/**
 * A text in large type has about so many lines at most: a longer one is smaller, as if its widest word were as
 * wide as one of these lines.
 */
const MAX_LINES = { everywhere: 4, onPhones: 8, greeting: 6 };
/**
 * A word with a hyphen, such as "Roux-Delacroix", stays together up to this width in em. On phones it is then
 * a fifth smaller at most. Wider ones break after the hyphen.
 */
const MAX_HYPHENATED_WIDTH = 7.4;
/** A little wider than on the page, for the space that FlushText takes away before letters. */
const hyphenatedStyle: TypeStyle = { ...headingStyle, letterSpacing: -0.04 };

/** The brand in the footer may rise so far above its line, in em. A higher one gets more space above. */
const USUAL_ASCENT = 0.75;
/** Added to the line height of headings with letters that the display face lacks: other fonts are taller. */
const FALLBACK_LEADING = 0.25;
/** Headings of this width in em are so small that lines of the usual height touch each other. */
const SMALL_FROM = 12;
/** Added to the line height of all headings if one is so small. */
const SMALL_LEADING = 0.12;
/** The width of the links in the menu of phones, which are no headings. */
const MENU_WIDTH = '--menu-width';

/** Titles of projects and names of skills on paper, and the margin before a level (SkillRow.module.css). */
const printedTitle: TypeStyle = { face: 'bricolage-grotesque', weight: 700 };
const printedSkill: TypeStyle = { face: 'geist', weight: 600 };
const LEVEL_MARGIN = 0.4;

/** Labels in the bar. Links are lighter and buttons are bolder and smaller. */
const label: TypeStyle = { face: 'geist', weight: 500 };
/** Font size of the brand, in rem; that of the labels is 1. */
const BRAND_SIZE = 1.25;
/** Width of the logo, and of the padding and the icon of buttons, in rem. */
const BESIDE_TEXTS = 8;
/** Part of the window for all these. Margins and gaps take the rest, if there are eight links. */
const PART_FOR_TEXTS = 0.72;
/** Narrower windows, in rem, have the menu button, however short the labels are. */
const MIN_BAR_WIDTH = 68;
/** From this width on, in rem, 1rem grows with the window (base.css). */
const GROWTH_START = 90;
/** There, a window must be wider by this for a bar that is wider by 1rem. */
const WINDOW_PER_REM = 3.5;

/** Custom properties with the widths of large texts in em. Style sheets fit the texts into the window. */
export async function textSizes(content: CheckedContent): Promise<string> {
  const headings = await headingWidths(content);
  const everywhere = [
    ...(await brandSizes(content)),
    ...(await sectionWidths(content)),
    ...headings.map(({ property, width }) => widthProperty(property, width)),
    ...(await extraLeading(content, headings)),
  ];
  const onPhones = [
    `--heading-growth: ${HEADING_GROWTH};`,
    ...headings.map(({ property, widthOnPhones }) => widthProperty(property, widthOnPhones)),
  ];
  return `:root { ${everywhere.join(' ')} }
@media (width < 48rem) { :root { ${onPhones.join(' ')} } }
`;
}

/** The width of the brand in the footer and, if its letters are high, their rise. */
async function brandSizes({ owner }: CheckedContent): Promise<string[]> {
  const width = widthProperty('--brand-width', await widest([owner.brand], brandStyle));
  const rise = (await textAscent(owner.brand, headingStyle)) - USUAL_ASCENT;
  return rise > 0 ? [width, widthProperty('--brand-ascent', rise)] : [width];
}

/** The widths of texts inside of sections. */
async function sectionWidths(content: CheckedContent): Promise<string[]> {
  const { site, about, skills, services, projects, experience } = content;
  const widths: string[] = [];
  if (about) {
    // Without a greeting the heading takes the size of a greeting.
    const greeting = [about.greeting ?? about.heading];
    const word = await widestWord(greeting, spacedStyle);
    const line = (await widest(greeting, spacedStyle)) / MAX_LINES.greeting;
    widths.push(widthProperty('--greeting-width', Math.max(word, line)));
  }
  if (skills) {
    widths.push(widthProperty('--printed-skill-width', await printedSkillWidth(skills.items)));
    const names = skills.items.filter(({ level }) => level === undefined).map(({ name }) => name);
    if (names.length > 0) {
      const width = await widestWord(names, skillNameStyle);
      widths.push(widthProperty('--skill-name-width', width));
    }
  }
  if (services) {
    const names = services.items.map(({ name }) => name);
    widths.push(widthProperty('--service-name-width', await widestWord(names, spacedStyle)));
  }
  if (experience) {
    const dates = experience.items.flatMap((entry) => datesText(entry, site) ?? []);
    widths.push(widthProperty('--dates-width', await datesWidth(dates)));
  }
  if (projects) {
    const titles = projects.items.map(({ title }) => title);
    const width = await widestWord(titles, printedTitle);
    widths.push(widthProperty('--printed-title-width', width));
  }
  return widths;
}

/** The widths that decide the size of a heading, in em. */
interface HeadingWidths {
  property: string;
  width: number;
  widthOnPhones: number;
}

/** The widths of the headings that the page has, and of the links in the menu of phones. */
async function headingWidths(content: CheckedContent): Promise<HeadingWidths[]> {
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
async function extraLeading(
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

function widthProperty(name: string, width: number): string {
  return `${name}: ${Math.ceil(width * 100) / 100};`;
}

/** The width of the widest word with a hyphen that stays together; 0 if there is none. */
async function widestHyphenated(texts: readonly string[]): Promise<number> {
  const words = texts.flatMap((text) => text.split(/\s+/)).filter((word) => word.includes('-'));
  const widths = await Promise.all(words.map((word) => textWidth(word, hyphenatedStyle)));
  return Math.max(0, ...widths.filter((width) => width <= MAX_HYPHENATED_WIDTH));
}

/** The width of the widest word of names of skills with the widest level beside it, on paper. */
async function printedSkillWidth(skills: readonly Skill[]): Promise<number> {
  const rated = skills.filter(({ level }) => level !== undefined);
  const names = rated.map(({ name }) => name);
  // With the space between name and level.
  const levels = rated.map(({ level }) => ` ${level}%`);
  const name = await widestWord(names, printedSkill);
  return name + LEVEL_MARGIN + (await widest(levels, printedSkill));
}

/** The texts in the bar. */
interface BarTexts {
  /** Short name of the owner. */
  brand: string;
  /** Links to the sections and the CV, and the motion switch. */
  labels: string[];
}

/** `languages` are the names of other languages. */
export function barTexts(content: CheckedContent, languages: readonly string[] = []): BarTexts {
  const { brand, cv } = content.owner;
  const labels = [...menuLabels(content), ...languages, cv?.short ?? '', content.topBar.motion];
  return { brand, labels };
}

/** The width of a window, in rem of 16px, in which the texts of the bar fit beside each other. */
export async function barWidth({ brand, labels }: BarTexts): Promise<number> {
  const brandWidth = BRAND_SIZE * (await textWidth(brand, label));
  const labelsWidth = await textWidth(labels.join(''), label);
  const width = (brandWidth + labelsWidth + BESIDE_TEXTS) / PART_FOR_TEXTS;
  if (width <= GROWTH_START) return Math.max(MIN_BAR_WIDTH, Math.ceil(width));
  return Math.ceil(GROWTH_START + WINDOW_PER_REM * (width - GROWTH_START));
}

/** The links to the sections. */
function menuLabels({ home, sections, ...content }: CheckedContent): string[] {
  return [home.menuLabel, ...sections.map((id) => content[id]?.menuLabel ?? '')];
}
