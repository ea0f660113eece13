declare module 'subset-font' {
  /** A font that holds only the glyphs of `text`, and of each axis only the part, or the one value, that is named. */
  export default function subsetFont(font: Buffer, text: string, options: object): Promise<Buffer>;
}
