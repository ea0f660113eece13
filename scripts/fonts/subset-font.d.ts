declare module 'subset-font' {
  /** A font that holds only the glyphs of `text`, and of each axis only the part that is named. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes?: Record<string, { min: number; max: number }> },
  ): Promise<Buffer>;
}
