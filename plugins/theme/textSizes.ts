import type { Content } from '../../src/contentSchema.ts';
import { setPeriod } from '../../src/sections/Experience/period.ts';
import { textWidth, widest, widestWord, type TypeStyle } from './textWidth.ts';

/** As on phones (tokens.css). Weights are those of the style sheets. */
const headings: TypeStyle = { face: 'bricolage-grotesque', weight: 800, letterSpacing: -0.055 };
/** Words stay whole with the letter spacing of WCAG 1.4.12, 0.12em. */
const display: TypeStyle = { ...headings, letterSpacing: 0.125 };
/** Of `--heading-max-width` on phones (tokens.css). */
const GROWTH = 1.465;
const brandStyle: TypeStyle = { ...display, weight: 700, letterSpacing: -0.01 };
const text = (weight: number): TypeStyle => ({ face: 'geist', weight });

/** Custom properties with the widths of large texts in em. Style sheets fit the texts into the window. */
export async function textSizes(content: Content): Promise<string> {
  const { owner, about, projects, experience, testimonials, contact, notFound } = content;
  const dates = experience?.items.flatMap(({ period }) => setPeriod(period).dates);
  const words = {
    name: [owner.name],
    menu: barTexts(content).links,
    'projects-heading': projects && [projects.heading],
    'testimonials-heading': testimonials && [testimonials.heading],
    'contact-heading': contact && [contact.heading],
    'not-found-heading': [notFound.heading],
  };
  const property = (name: string, width: number) => `--${name}-width: ${Math.ceil(width * 100) / 100};`;
  const all = [property('brand', await widest([owner.brand], display))];
  if (about) all.push(property('greeting', await widestWord([about.greeting], display)));
  if (dates) all.push(property('period', await widest(dates, display)));
  const onPhones: string[] = [];
  for (const [name, texts] of Object.entries(words)) {
    if (!texts) continue;
    const spaced = await widestWord(texts, display);
    all.push(property(name, spaced));
    onPhones.push(property(name, Math.max(spaced, GROWTH * (await widestWord(texts, headings)))));
  }
  return `:root { ${all.join(' ')} }\n@media (width < 48rem) { :root { ${onPhones.join(' ')} } }\n`;
}

/** The texts in the bar, in one row. */
export function barTexts({ owner, home, topBar, ...content }: Content) {
  const labels = content.sections.map((id) => content[id]?.menuLabel ?? '');
  const links = [home.menuLabel, ...labels];
  return { brand: owner.brand, links, cv: owner.cv?.short, motion: topBar.motion };
}

/**
 * The narrowest window, in rem, in which the texts of the bar fit beside each other. The figures are those of
 * TopBar.module.css, `.links` in Menu.module.css, tokens.css and `html` in base.css.
 */
export async function barWidth({ brand, links, cv, motion }: ReturnType<typeof barTexts>): Promise<number> {
  const linkWidths = await Promise.all(links.map((link) => textWidth(link, text(400))));
  const brandWidth = 1.25 * (1.6 + (await textWidth(brand, brandStyle)));
  const cvWidth = cv === undefined ? 0 : Math.max(3.85, 2.2 + 0.9375 * (await textWidth(cv, text(600))));
  const motionWidth = Math.max(6.7, 3.3 + 0.9375 * (await textWidth(motion, text(600))));
  const words = linkWidths.reduce((sum, width) => sum + width, cvWidth + motionWidth);

  // Narrower windows are small, however short the labels are.
  for (let window = 68; ; window += 1) {
    const fontSize = Math.min(1.33, Math.max(1, 0.0068 * window + 0.3875));
    const brandShown = Math.min(0.22 * window, brandWidth * fontSize);
    const spaces = (2 * 0.045 + 3 * 0.02 + (links.length - 1) * 0.0175) * window;
    if (words * fontSize + brandShown + spaces <= window) return window;
  }
}
