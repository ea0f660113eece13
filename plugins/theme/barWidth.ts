import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import { menuLabels } from './menuLabels.ts';
import { textWidth, type TypeStyle } from './textWidth.ts';

/** Labels in the bar. Links are lighter and buttons are bolder and smaller. */
const label: TypeStyle = { face: 'geist', weight: 500 };
/** Font size of the brand, in rem; that of the labels is 1. */
const BRAND_SIZE = 1.25;
/** Width of the logo, and of the padding and the icon of buttons, in rem. */
const BESIDE_TEXTS = 8;
/** Fraction of the window's width for all these. Margins and gaps take the rest, if there are eight links. */
const TEXTS_RATIO = 0.72;
/** Narrower windows, in rem, have the menu button, however short the labels are. */
const MIN_BAR_WIDTH = 68;
/** From this width on, in rem, 1rem grows with the window (base.css). */
const GROWTH_START = 90;
/** There, a window must be wider by this for a bar that is wider by 1rem. */
const WINDOW_PER_REM = 3.5;

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
  const width = (brandWidth + labelsWidth + BESIDE_TEXTS) / TEXTS_RATIO;
  if (width <= GROWTH_START) return Math.max(MIN_BAR_WIDTH, Math.ceil(width));
  return Math.ceil(GROWTH_START + WINDOW_PER_REM * (width - GROWTH_START));
}
