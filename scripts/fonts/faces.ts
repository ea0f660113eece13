/** A file that `npx tsx scripts/fonts/cut.ts` cuts out of a variable font. */
export interface FaceFile {
  /** Where it lies, from the root of the project. */
  file: string;
  /** The font it is cut from, as its package names it. */
  from: string;
  /** Weights that the style sheets ask of the face. */
  weights: { min: number; max: number };
  /** Code points, first and last of each range; fonts.css says the same to the browser. */
  ranges: readonly (readonly [number, number])[];
}

/** What nearly every page in English is written in, with typographic quotes and dashes: what the first screen needs. */
const BASIC = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb7, 0xb7],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
] as const;

/** The rest of the packages' Latin subset: a browser asks for it once a page, or its visitor, writes one of these. */
const MORE = [
  [0xa1, 0xa8],
  [0xaa, 0xb6],
  [0xb8, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2022, 0x2022],
  [0x2039, 0x203a],
  [0x2044, 0x2044],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
] as const;

const display = {
  from: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weights: { min: 600, max: 800 },
};
const text = {
  from: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  weights: { min: 400, max: 700 },
};

/** Every face of the site. */
export const faceFiles: readonly FaceFile[] = [
  { file: 'src/styles/fonts/bricolage-grotesque-basic.woff2', ranges: BASIC, ...display },
  { file: 'src/styles/fonts/bricolage-grotesque-more.woff2', ranges: MORE, ...display },
  { file: 'src/styles/fonts/geist-basic.woff2', ranges: BASIC, ...text },
  { file: 'src/styles/fonts/geist-more.woff2', ranges: MORE, ...text },
];

/** The licence of each font, to lie beside what is cut out of it; neither font reserves its name. */
export const licenseFiles = [
  {
    file: 'src/styles/fonts/bricolage-grotesque-license.txt',
    from: '@fontsource-variable/bricolage-grotesque/LICENSE',
  },
  { file: 'src/styles/fonts/geist-license.txt', from: '@fontsource-variable/geist/LICENSE' },
];
