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

/** The characters of nearly every page in English, typographic quotes and dashes included: the first screen needs them. */
const BASIC = ranges('20-7e a0 a9 b7 2010-2015 2018-201e 2026 20ac');

/** The rest of the packages' Latin subset. A browser loads it once the page or its visitor writes one of these. */
const MORE = ranges(
  'a1-a8 aa-b6 b8-ff 131 152-153 2bb-2bc 2c6 2da 2dc 2022 2039-203a 2044 2122 2191 2193 2212 2215',
);

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

/** Ranges of code points from hexadecimal numbers, such as `20-7e a0`. */
function ranges(written: string): [first: number, last: number][] {
  return written.split(' ').map((range) => {
    const [first = '', last = first] = range.split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}
