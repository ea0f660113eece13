import type { Content } from '../../src/contentSchema.ts';
import { formatPeriod } from '../../src/sections/Experience/period.ts';
import { textWidth, widest, widestWord, type TypeStyle } from './textWidth.ts';

/** As on phones (tokens.css). Weights are those of the style sheets. */
const headings: TypeStyle = { face: 'bricolage-grotesque', weight: 800, letterSpacing: -0.055 };
/** Words stay whole with the letter spacing of WCAG 1.4.12, 0.12em. */
const display: TypeStyle = { ...headings, letterSpacing: 0.125 };
/** Factor of `--heading-max-width` on phones (tokens.css). */
const HEADING_GROWTH = 1.465;

/** Sizes of `.brand` and `.barButton` in TopBar.module.css, in rem. `mark`: with its gap, in em. */
const BRAND = { fontSize: 1.25, mark: 1.6 };
const CV_LINK = { padding: 2 * 1.1, minWidth: 3.85 };
const MOTION_BUTTON = { padding: 0.8 + 1, icon: 1 + 0.5, minWidth: 6.7 };
const BUTTON_FONT_SIZE = 0.9375;
/** Shares of the window: `--page-margin`, `--gap` of the bar, the gap of `.links`, the widest `.brand`. */
const OF_WINDOW = { pageMargin: 0.045, barGap: 0.02, linkGap: 0.0175, brand: 0.22 };
/** Narrower windows, in rem, have the menu button, however short the labels are. */
const NARROWEST = 68;

/** Custom properties with the widths of large texts in em. Style sheets fit the texts into the window. */
export async function textSizes(content: Content): Promise<string> {
  const { owner, about, projects, experience, testimonials, contact, notFound } = content;
  const dates = experience?.items.flatMap(({ period }) => formatPeriod(period).dates);
  const words = {
    name: [owner.name],
    menu: barTexts(content).links,
    'projects-heading': projects && [projects.heading],
    'testimonials-heading': testimonials && [testimonials.heading],
    'contact-heading': contact && [contact.heading],
    'not-found-heading': [notFound.heading],
  };
  const property = (name: string, width: number) =>
    `--${name}-width: ${Math.ceil(width * 100) / 100};`;
  const all = [property('brand', await widest([owner.brand], display))];
  if (about) all.push(property('greeting', await widestWord([about.greeting], display)));
  if (dates) all.push(property('period', await widest(dates, display)));
  const onPhones: string[] = [];
  for (const [name, texts] of Object.entries(words)) {
    if (!texts) continue;
    const spaced = await widestWord(texts, display);
    all.push(property(name, spaced));
    onPhones.push(
      property(name, Math.max(spaced, HEADING_GROWTH * (await widestWord(texts, headings)))),
    );
  }
  return `:root { ${all.join(' ')} }\n@media (width < 48rem) { :root { ${onPhones.join(' ')} } }\n`;
}

/** The texts in the bar, in one row. */
export interface BarTexts {
  /** Short name of the owner. */
  brand: string;
  /** Links to the sections. */
  links: string[];
  /** Link to the CV, if there is one. */
  cv: string | undefined;
  /** Switch of all movement. */
  motion: string;
}

/** The texts in the bar. */
export function barTexts({ owner, home, topBar, ...content }: Content): BarTexts {
  const labels = content.sections.map((id) => content[id]?.menuLabel ?? '');
  const links = [home.menuLabel, ...labels];
  return { brand: owner.brand, links, cv: owner.cv?.short, motion: topBar.motion };
}

/** The narrowest window, in rem of 16px, in which the texts of the bar fit beside each other. */
export async function barWidth({ brand, links, cv, motion }: BarTexts): Promise<number> {
  const inText = (label: string, weight: number) => textWidth(label, { face: 'geist', weight });
  const inButton = async (label: string) => BUTTON_FONT_SIZE * (await inText(label, 600));
  const brandStyle: TypeStyle = { ...display, weight: 700, letterSpacing: -0.01 };
  const linkWidths = await Promise.all(links.map((link) => inText(link, 400)));
  const brandWidth = BRAND.fontSize * (BRAND.mark + (await textWidth(brand, brandStyle)));
  const cvWidth =
    cv === undefined ? 0 : Math.max(CV_LINK.minWidth, CV_LINK.padding + (await inButton(cv)));
  const { padding, icon, minWidth } = MOTION_BUTTON;
  const motionWidth = Math.max(minWidth, padding + icon + (await inButton(motion)));
  const words = linkWidths.reduce((sum, width) => sum + width, cvWidth + motionWidth);
  const { pageMargin, barGap, linkGap, brand: widestBrand } = OF_WINDOW;
  for (let window = NARROWEST; ; window += 1) {
    // 1rem in this window: `html` in base.css.
    const rem = 1 + Math.min(0.33, Math.max(0, 0.0068 * (window - 90)));
    const brandShown = Math.min(widestBrand * window, brandWidth * rem);
    const spaces = (2 * pageMargin + 3 * barGap + (links.length - 1) * linkGap) * window;
    if (words * rem + brandShown + spaces <= window) return window;
  }
}
