import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** The values that one file holds of a decision. */
interface Place {
  file: string;
  /** Its groups are the values. */
  pattern: RegExp;
  /** Brings the values into the units of the other place. Default: as they are. */
  convert?: (...values: number[]) => number[];
}

/** A decision that is written in two files. */
interface Decision {
  decision: string;
  places: [Place, Place];
}

const BACKDROP_STYLES = 'src/needleField/Backdrop.module.css';
const BREAKPOINTS = 'src/styles/breakpoints.css';
const CASE_STYLES = 'src/sections/Projects/CaseStudy/CaseStudy.module.css';
const CAROUSEL = 'src/sections/Testimonials/carousel/createSwiper.ts';
const EASINGS = 'src/math/easings.ts';
const FOOTER_STYLES = 'src/sections/Footer/Footer.module.css';
const HALO = 'plugins/siteFiles/haloFiles.ts';
const PORTRAIT_STYLES = 'src/sections/About/Portrait/Portrait.module.css';
const STILLS = 'scripts/stills/frozenField.ts';
const TOKENS = 'src/styles/tokens.css';

const decisions: Decision[] = [
  {
    decision: 'windows are upright up to 4:5, for pictures and style sheets',
    places: [
      { file: 'src/needleField/stillFiles.ts', pattern: /UPRIGHT_WINDOWS = '(.+)';/ },
      { file: BREAKPOINTS, pattern: /--upright (.+);/ },
    ],
  },
  {
    decision: 'windows are upright up to 4:5, for the scene and style sheets',
    places: [
      { file: 'src/needleField/stillFiles.ts', pattern: /UPRIGHT_ASPECT = (\d) \/ (\d);/ },
      { file: BREAKPOINTS, pattern: /--upright \(max-aspect-ratio: (\d)\/(\d)\);/ },
    ],
  },
  {
    decision: 'the carousel has two slides from this width on',
    places: [
      { file: CAROUSEL, pattern: /TWO_SLIDES_PX = (\d+);/ },
      { file: BREAKPOINTS, pattern: /--two-slides \(min-width: (\d+)px\);/ },
    ],
  },
  {
    decision: 'the carousel has three slides from this width on',
    places: [
      { file: CAROUSEL, pattern: /THREE_SLIDES_PX = (\d+);/ },
      { file: BREAKPOINTS, pattern: /--three-slides \(min-width: (\d+)px\);/ },
    ],
  },
  {
    decision: 'pictures of cards are smaller from this width on',
    places: [
      {
        file: 'src/sections/Projects/ProjectCard/CardPicture.tsx',
        pattern: /'\(min-width: (\d+)rem\) 31vw'/,
      },
      { file: BREAKPOINTS, pattern: /--ultra-wide .+ or \(min-width: (\d+)rem\);/ },
    ],
  },
  {
    decision: 'pictures of cards are smaller in windows as wide as two screens',
    places: [
      {
        file: 'src/sections/Projects/ProjectCard/CardPicture.tsx',
        pattern: /'(\(.+\) and \(.+\)) 31vw'/,
      },
      { file: BREAKPOINTS, pattern: /--ultra-wide \((.+)\) or/ },
    ],
  },
  {
    decision: 'the crop of the still picture keeps the point of Send in wide windows',
    places: [
      { file: STILLS, pattern: /: \{ x: ([\d.]+), y: ([\d.]+) \} \}/ },
      {
        file: BACKDROP_STYLES,
        pattern: /\.contact \{[^]+?--desktop\) \{\s+object-position: ([\d.]+)% ([\d.]+)%;/,
        convert: (x, y) => [x / 100, y / 100],
      },
    ],
  },
  {
    decision: 'the crop of the still picture keeps the point of Send in upright windows',
    places: [
      { file: STILLS, pattern: /\? \{ x: ([\d.]+), y: ([\d.]+) \}/ },
      {
        file: BACKDROP_STYLES,
        pattern: /\.contact \{[^]+?--upright\) \{\s+object-position: ([\d.]+)% ([\d.]+)%;/,
        convert: (x, y) => [x / 100, y / 100],
      },
    ],
  },
  {
    decision: 'texts are measured for phones in windows below the breakpoint of tablets',
    places: [
      { file: 'plugins/theme/textSizes.ts', pattern: /@media \(width < (\d+)rem\)/ },
      { file: BREAKPOINTS, pattern: /--tablet \(min-width: (\d+)rem\);/ },
    ],
  },
  {
    decision: 'headings are measured with their letter spacing on phones',
    places: [
      {
        file: 'plugins/theme/headingWidths.ts',
        pattern: /headingStyle: TypeStyle = \{[^}]+letterSpacing: (-[\d.]+),/,
      },
      {
        file: TOKENS,
        pattern: /not \(--tablet\)[^@]+--letter-spacing-display: (-[\d.]+)em;/,
      },
    ],
  },
  {
    decision: 'text grows in windows wider than 1440px, 90rem',
    places: [
      {
        file: 'plugins/theme/barWidth.ts',
        pattern: /GROWTH_START = (\d+);/,
        convert: (rem) => [16 * rem],
      },
      { file: 'src/styles/base.css', pattern: /\(100vw - (\d+)px\)/ },
    ],
  },
  {
    decision: 'the brand in the footer is measured with its letter spacing',
    places: [
      {
        file: 'plugins/theme/brandSizes.ts',
        pattern: /brandStyle: [^}]+letterSpacing: (-[\d.]+) \};/,
      },
      { file: FOOTER_STYLES, pattern: /letter-spacing: (-[\d.]+)em !important;/ },
    ],
  },
  {
    decision: 'the brand in the footer begins flush, as headings do',
    places: [
      { file: FOOTER_STYLES, pattern: /--brand-ascent, 0\)\) 0 0 -([\d.]+)em;/ },
      { file: 'src/ui/FlushText/FlushText.module.css', pattern: /--stem-space: ([\d.]+)em;/ },
    ],
  },
  {
    decision: 'the footer over Contact has room for the visible part of the brand',
    places: [
      { file: FOOTER_STYLES, pattern: /height: ([\d.]+)em;/ },
      { file: TOKENS, pattern: /--footer-height: calc\(\s*\(([\d.]+) \+ var\(--brand-ascent/ },
    ],
  },
  {
    decision: 'the check and the contrast of the page need the same Lc',
    places: [
      {
        file: 'plugins/theme/lowContrast.ts',
        pattern: /MIN_LC = \{ usual: (\d+), strong: (\d+) \};/,
        convert: (usual, strong) => [strong, usual],
      },
      { file: 'tests/page/contrast.test.ts', pattern: /isStrong\(text\) \? (\d+) : (\d+)/ },
    ],
  },
  {
    decision:
      'the cover of a picture of 16:10 slides until the picture is clear, and one percent more',
    places: [
      {
        file: 'src/sections/Projects/ProjectCard/SlantedCover.tsx',
        pattern: /SLIDE_PERCENT = (\d+);/,
      },
      {
        file: 'src/sections/Projects/ProjectCard/ProjectCard.module.css',
        pattern:
          /\.cover \{\s+visibility: hidden;\s+width: (\d+)%;[^}]+margin-inline-start: -(\d+)%;[^}]+skewX\(-(\d+)deg\)/,
        convert(width, before, lean) {
          // The upper end of the slanted edge is so far behind its middle, in percent of the picture's width.
          const behind = (Math.tan((lean * Math.PI) / 180) / 2) * (10 / 16) * 100;
          return [Math.ceil(((100 + before + behind) / width) * 100) + 1];
        },
      },
    ],
  },
  {
    decision: 'animations and transitions have the same `--ease-out`',
    places: [
      { file: EASINGS, pattern: /EASE_OUT = '(.+)';/ },
      { file: TOKENS, pattern: /--ease-out: (.+);/ },
    ],
  },
  {
    decision: 'the needle of a case study moves as long as its card and its picture move',
    places: [
      {
        file: 'src/sections/Projects/CaseStudy/CaseNeedle.tsx',
        pattern: /MOVE_DURATION_MS = (\d+);/,
      },
      { file: CASE_STYLES, pattern: /--case-duration: (\d+)ms;/ },
    ],
  },
  {
    decision: 'the needle of a case study moves at the speed of its card and its picture',
    places: [
      { file: EASINGS, pattern: /EASE_IN_OUT = '(.+)';/ },
      { file: CASE_STYLES, pattern: /--case-easing: (.+);/ },
    ],
  },
  {
    decision: 'the canvas of rotated needles is as high as their drawing',
    places: [
      {
        file: 'src/sections/Skills/SkillRow/SkillRow.tsx',
        pattern: /ROTATED_OVERFLOW = ([\d.]+);/,
        convert: (overflow) => [100 * (1 + 2 * overflow)],
      },
      {
        file: 'src/sections/Skills/SkillRow/SkillRow.module.css',
        pattern: /\.needleCanvas \{\s+height: (\d+)%;/,
      },
    ],
  },
  {
    decision: 'the halo surrounds a portrait of the shape that the page shows',
    places: [
      { file: HALO, pattern: /PORTRAIT = \{ width: (\d+), height: (\d+) \};/ },
      { file: PORTRAIT_STYLES, pattern: /aspect-ratio: (\d+) \/ (\d+);/ },
    ],
  },
  {
    decision: 'the halo is placed in units of the portrait',
    places: [
      {
        file: HALO,
        pattern: /PORTRAIT = \{ width: (\d+),/,
        convert: (width) => [width, width, width],
      },
      {
        file: PORTRAIT_STYLES,
        pattern: /halo-x\) \/ (\d+)[^@]+halo-width\) \/ (\d+)[^@]+halo-y\) \/ (\d+)/,
      },
    ],
  },
  {
    decision: 'the needle of the 404 page is centred by its shape',
    places: [
      {
        file: 'src/sections/NotFound/NotFound.tsx',
        pattern: /length: (\d+), width: (\d+)/,
        convert: (length, width) => [width / 2 / length],
      },
      {
        file: 'src/sections/NotFound/NotFound.module.css',
        pattern: /--half-height: calc\(([\d.]+) \* var\(--length\)\);/,
      },
    ],
  },
  {
    decision: 'the comments for owners say how long a banner stays',
    places: [
      {
        file: 'src/sections/Contact/ContactForm/useBannerTimer.ts',
        pattern: /BANNER_DURATION_MS = (\d+);/,
        convert: (ms) => [ms / 1000, ms / 1000],
      },
      {
        file: 'src/sections/Contact/schema.ts',
        pattern: /message was sent, for (\d+) s\.[^]+after a failure, for (\d+) s\./,
      },
    ],
  },
];

test.each(decisions)('$decision', async ({ places: [place, other] }) => {
  expect(await valuesIn(other)).toEqual(await valuesIn(place));
});

/** The values at a place. Numbers are read as numbers. */
async function valuesIn({ file, pattern, convert }: Place): Promise<(string | number)[]> {
  const match = pattern.exec(await readFile(file, 'utf8'));
  if (!match) throw new Error(`${file} has nothing like ${pattern}`);
  const values = match.slice(1);
  if (convert) return convert(...values.map(Number));
  return values.map((value) => (Number.isNaN(Number(value)) ? value : Number(value)));
}
