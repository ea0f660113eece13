declare module 'subset-font' {
  /** A font with the glyphs of `text` only, and of each axis only the named part or value. */
  export default function subsetFont(font: Buffer, text: string, options: object): Promise<Buffer>;
}
