import { lineWidth, textFace } from '../../ui/lineWidth.ts';

/** Semibold is wider than regular by this factor. */
const SEMIBOLD = 1.05;
/** Where the bar has room for its links, whatever they are, in rem; what is below is a small window. */
const NARROWEST = 68;

/** The texts that stand beside each other in the bar. */
interface BarTexts {
  brand: string;
  links: string[];
  /** The two buttons. */
  cv?: string | undefined;
  motion: string;
}

/**
 * The narrowest window, in rem of 16 pixels, in which the bar's texts stand on one line; in narrower ones its links
 * are behind the menu button. An estimate, and rather too wide than too narrow. Its figures are those of
 * TopBar.module.css.
 */
export function barWidth(texts: BarTexts): number {
  let width = NARROWEST;
  while (!fits(texts, width * 16)) width++;
  return width;
}

/** `window` in pixels. */
function fits({ brand, links, cv, motion }: BarTexts, window: number): boolean {
  const rem = Math.min(24, Math.max(16, 0.0068 * window + 6.2));
  // The least that each of them is counts in smaller windows.
  const gap = Math.min(0.02 * window, 2.4 * rem);
  const linkGap = Math.min(0.0175 * window, 2.4 * rem);
  const margin = Math.min(0.045 * window, 9 * rem);
  const button = (text: string, other: number) =>
    (2.2 + other + 0.9375 * SEMIBOLD * lineWidth(text, textFace)) * rem;
  const parts = [
    2 * margin,
    // Its mark included; the display face is wider than the text face.
    Math.min(0.22 * window, (1.6 + 1.06 * lineWidth(brand, textFace)) * 1.25 * rem),
    gap,
    ...links.map((link) => lineWidth(link, textFace) * rem),
    (links.length - 1) * linkGap,
    ...(cv === undefined ? [] : [gap, Math.max(3.85 * rem, button(cv, 0))]),
    gap,
    Math.max(6.7 * rem, button(motion, 1.1)),
  ];
  return parts.reduce((sum, part) => sum + part, 0) <= window;
}
