import { describe, expect, test } from 'vitest';
import { content as person } from '../../tests/helpers/sites/anotherPerson.ts';
import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import { textSizes } from './textSizes.ts';
import { textWidth, widestWord } from './textWidth.ts';

test('names of skills have room for their levels on paper', async () => {
  const skills = {
    ...person.skills,
    items: [{ name: 'Benutzeroberflächengestaltung', level: 95 }],
  };
  const styles = await textSizes({ ...person, skills });
  /** Em of the name, space, margin and level, as Chromium prints them. */
  const printed = 17.95;
  const width = Number(/--printed-skill-width: ([\d.]+)/.exec(styles)?.[1]);
  expect(width).toBeGreaterThan(printed);
});

const name = { face: 'bricolage-grotesque', weight: 800, letterSpacing: -0.045 } as const;

const named = (text: string): CheckedContent => ({
  ...person,
  owner: { ...person.owner, name: text },
});
const branded = (brand: string): CheckedContent => ({
  ...person,
  owner: { ...person.owner, brand },
});

describe('the sizes of large texts follow', () => {
  const LONG = 'Projects that I have designed and built for clients in seven countries since 2012';
  const greeting = (text: string | undefined): CheckedContent => ({
    ...person,
    about: { ...person.about, greeting: text },
  });
  const about = (heading: string): CheckedContent => ({
    ...person,
    about: { ...person.about, greeting: undefined, heading },
  });

  test('the brand in its own letter spacing', async () => {
    const { everywhere } = await widthsOf(branded('Dasgupta'), 'brand');
    const drawn = await textWidth('Dasgupta', { ...name, letterSpacing: -0.05 });
    expect(everywhere).toBeCloseTo(drawn, 1);
  });

  test('a hyphenated name as one word', async () => {
    const { everywhere, onPhones } = await widthsOf(named('Amélie Roux-Delacroix'), 'name');
    // 6.6em, as Chromium draws it.
    expect(everywhere).toBeGreaterThan(6.5);
    expect(onPhones).toBeLessThan(7.4);
  });

  test('the parts of a hyphenated name that is too wide', async () => {
    const whole = await widthsOf(named('Ann Hohenlohe-Langenburg-Ansbach'), 'name');
    const parts = await widthsOf(named('Ann Hohenlohe- Langenburg- Ansbach'), 'name');
    expect(whole).toEqual(parts);
  });

  test('the widest word of a short name', async () => {
    const short = await widthsOf(named('Jo Dasgupta'), 'name');
    expect(short).toEqual(await widthsOf(named('Dasgupta'), 'name'));
  });

  test('four lines of a long text, on phones eight', async () => {
    const longer = `${LONG} ${LONG}`;
    const { everywhere, onPhones } = await widthsOf(named(longer), 'name');
    const whole = await textWidth(longer, { ...name, letterSpacing: 0.125 });
    expect(everywhere).toBeCloseTo(whole / 4, 1);
    expect(onPhones).toBeCloseTo(whole / 8, 1);
  });

  test('six lines of a long greeting', async () => {
    const { everywhere } = await widthsOf(greeting(LONG), 'greeting');
    const whole = await textWidth(LONG, { ...name, letterSpacing: 0.125 });
    expect(everywhere).toBeCloseTo(whole / 6, 1);
  });

  test('the heading of About where it has no greeting', async () => {
    const asHeading = await widthsOf(about('Dasgupta'), 'greeting');
    expect(asHeading).toEqual(await widthsOf(greeting('Dasgupta'), 'greeting'));
  });

  test('names of skills without levels', async () => {
    const items = [
      { name: 'Git' },
      { name: 'Internationalization' },
      { name: 'W'.repeat(40), level: 1 },
    ];
    const content = { ...person, skills: { ...person.skills, items } };
    const word = await widestWord(['Internationalization'], {
      ...name,
      weight: 700,
      letterSpacing: 0.125,
    });
    expect((await widthsOf(content, 'skill-name')).everywhere).toBeCloseTo(word, 1);
  });
});

test.each([
  ["Let's Work Together", false],
  ['Referenzprojekte', false],
  ['Projekte zur Benutzeroberflächengestaltung', true],
  [
    'Projects that I have planned, designed, built and kept alive with small teams in four countries',
    true,
  ],
])('the heading "%s" is so small that its lines need more space: %s', async (heading, isSmall) => {
  const projects = { ...person.projects, heading };
  const styles = await textSizes({ ...named('Ada Lovelace'), projects });
  expect(styles.includes('--extra-leading: 0.12;')).toBe(isSmall);
});

describe('letters that rise higher have room', () => {
  const greeted = (greeting: string): CheckedContent => ({
    ...named('Ada Lovelace'),
    about: { ...person.about, greeting },
  });

  test.each([
    ['Dasgupta', 0],
    ['Lindholm', 0],
    ['Édouard', 0.17],
    ['Ștefănescu', 0],
    ['佐藤', 0.15],
  ])('the brand %s has %f em more above it', async (brand, rise) => {
    const css = await textSizes(branded(brand));
    expect(Number(/--brand-ascent: ([\d.]+)/.exec(css)?.[1] ?? 0)).toBeCloseTo(rise, 1);
  });

  test.each(['أهلًا، أنا ليلى.', 'はじめまして', 'Привет'])(
    'the lines of "%s" are farther apart, in a font that is not the display face',
    async (greeting) => {
      expect(await textSizes(greeted(greeting))).toContain('--extra-leading: 0.25;');
    },
  );

  test.each(['Hi, I’m Arjun.', 'Xin chào, tôi là Ánh.', 'Hi 👋'])(
    'the lines of "%s" stay close',
    async (greeting) => {
      expect(await textSizes(greeted(greeting))).not.toContain('--extra-leading');
    },
  );
});

/** The custom property `--…-width`, in em. */
async function widthsOf(content: CheckedContent, property: string) {
  const css = await textSizes(content);
  const [everywhere, onPhones] = [
    ...css.matchAll(new RegExp(`--${property}-width: ([\\d.]+)`, 'g')),
  ];
  return { everywhere: Number(everywhere?.[1]), onPhones: Number(onPhones?.[1]) };
}
