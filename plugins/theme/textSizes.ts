import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import { datesText } from '../siteContent/dates.ts';
import { brandSizes } from './brandSizes.ts';
import { datesWidth } from './datesWidth.ts';
import {
  extraLeading,
  HEADING_GROWTH,
  headingWidths,
  MAX_LINES,
  spacedStyle,
} from './headingWidths.ts';
import { printedSkillWidth, printedTitleWidth } from './printedWidths.ts';
import { widest, widestWord, type TypeStyle } from './textWidth.ts';

/** Names of skills without levels. */
const skillNameStyle: TypeStyle = { ...spacedStyle, weight: 700 };

/** Custom properties with the widths of large texts in em. Style sheets fit the texts into the window. */
export async function textSizes(content: CheckedContent): Promise<string> {
  const headings = await headingWidths(content);
  const widths = { ...(await brandSizes(content)), ...(await sectionWidths(content)) };
  const everywhere = [
    ...Object.entries(widths).map(([property, width]) => widthProperty(property, width)),
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

/** The widths of texts inside of sections, by custom property. */
async function sectionWidths(content: CheckedContent): Promise<Record<string, number>> {
  const { site, about, skills, services, projects, experience } = content;
  const widths: Record<string, number> = {};
  if (about) {
    // Without a greeting the heading takes the size of a greeting.
    const greeting = [about.greeting ?? about.heading];
    const word = await widestWord(greeting, spacedStyle);
    const line = (await widest(greeting, spacedStyle)) / MAX_LINES.greeting;
    widths['--greeting-width'] = Math.max(word, line);
  }
  if (skills) {
    widths['--printed-skill-width'] = await printedSkillWidth(skills.items);
    const names = skills.items.filter(({ level }) => level === undefined).map(({ name }) => name);
    if (names.length > 0) widths['--skill-name-width'] = await widestWord(names, skillNameStyle);
  }
  if (services) {
    const names = services.items.map(({ name }) => name);
    widths['--service-name-width'] = await widestWord(names, spacedStyle);
  }
  if (experience) {
    const dates = experience.items.flatMap((entry) => datesText(entry, site) ?? []);
    widths['--dates-width'] = await datesWidth(dates);
  }
  if (projects) widths['--printed-title-width'] = await printedTitleWidth(projects.items);
  return widths;
}

function widthProperty(name: string, width: number): string {
  return `${name}: ${Math.ceil(width * 100) / 100};`;
}
