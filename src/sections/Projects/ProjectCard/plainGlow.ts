/** `data-glow` of projects without a glow. The theme has their colours, which are behind screenshots and large titles. */
const plainGlows = ['plain-1', 'plain-2', 'plain-3'] as const;

export type PlainGlow = (typeof plainGlows)[number];

/** The colours take turns. */
export function plainGlow(index: number): PlainGlow {
  return plainGlows[index % plainGlows.length]!;
}
