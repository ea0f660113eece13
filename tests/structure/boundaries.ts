import { loadedWith, type Import } from './imports.ts';

/** A rule of which part may import which. */
interface Boundary {
  rule: string;
  /** The imports that break it. */
  broken(imports: readonly Import[]): Import[];
}

/** Folders at the top, the lowest first. A folder imports from lower ones only. */
const FOLDERS = ['src', 'plugins', 'scripts', 'tests'];
/** The same inside src/: a file imports only from its own layer or from lower ones. */
const LAYERS = [
  /^src\/(math|shapes|styles|helpers|content)\/(?!schema\/contentSchema\.ts$)/,
  /^src\/motion\//,
  /^src\/needleField\//,
  /^src\/ui\//,
  /^src\/sections\/sectionProps\.ts$/,
  /^src\/sections\/[A-Z]/,
  /^src\/sections\/[a-z]/,
  // The schema of the whole content imports those of the sections.
  /^src\/([^/]+|content\/schema\/contentSchema\.ts)$/,
];
const PAGE_ENTRY = 'src/hydrate.tsx';

/** The section's own folder, such as `src/sections/About/`. */
const SECTION = /^src\/sections\/[A-Z]\w*\//;

/** Every rule. Tests may reach for anything. */
export const boundaries: readonly Boundary[] = [
  {
    rule: 'tests import scripts, scripts import plugins, plugins import src, and none the other way',
    broken: (imports) =>
      imports.filter(({ from, to }) => !isTest(from) && above(FOLDERS.map(startsWith), from, to)),
  },
  {
    rule: 'inside src/ nothing imports from a layer above its own',
    broken: (imports) =>
      imports.filter(
        ({ from, to }) => from.startsWith('src/') && !isTest(from) && above(LAYERS, from, to),
      ),
  },
  {
    rule: 'no section imports from another, nor its style sheet',
    broken: (imports) =>
      imports.filter(({ from, to }) => {
        const [own] = SECTION.exec(from) ?? [];
        const [other] = SECTION.exec(to) ?? [];
        return own && other && own !== other && !isTest(from);
      }),
  },
  only('three', /^(three|@react-three)(\/|$)/, /^src\/needleField\//),
  only('gsap', /^gsap(\/|$)/, /^src\/motion\//),
  only('swiper', /^swiper(\/|$)/, /^src\/sections\/Testimonials\//),
  only('EmailJS', /^@emailjs\//, /^src\/sections\/Contact\//),
  only('zod', /^zod$/, /^src\/(content\/schema\/\w+|sections\/(\w+\/)+schema)\.ts$/),
  only('content.ts', /^src\/content\/content\.ts$/, /^$/),
  only('the content', /^virtual:content$/, /^(src\/hydrate|plugins\/prerender\/renderPages)\.tsx$/),
  ...['gsap', 'swiper', 'three', '@emailjs', 'zod'].map((name) => ({
    rule: `${name} does not come with the page's own code`,
    broken: (imports: readonly Import[]) => {
      const loaded = loadedWith(PAGE_ENTRY, imports);
      return imports.filter(
        ({ from, to, lazy }) =>
          !lazy && loaded.has(from) && (to === name || to.startsWith(`${name}/`)),
      );
    },
  })),
];

/** A package that is imported in one place of src/ only, tests and types apart. */
function only(what: string, name: RegExp, place: RegExp): Boundary {
  return {
    rule: `${what} is imported only where it belongs`,
    broken: (imports) =>
      imports.filter(
        ({ from, to }) =>
          name.test(to) && from.startsWith('src/') && !isTest(from) && !place.test(from),
      ),
  };
}

/** Whether the place of `to` comes after the place of `from`. */
function above(places: readonly RegExp[], from: string, to: string): boolean {
  const [low, high] = [from, to].map((file) => places.findIndex((place) => place.test(file)));
  return low! >= 0 && high! > low!;
}

function startsWith(folder: string): RegExp {
  return new RegExp(`^${folder}/`);
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}
