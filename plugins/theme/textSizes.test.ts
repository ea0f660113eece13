import { describe, expect, test } from 'vitest';
import { content as person } from '../../tests/helpers/sites/anotherPerson.ts';
import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import { barWidth, textSizes } from './textSizes.ts';
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

describe('the widest word of a name', () => {
  /** Widths in em as Chromium draws them at 135 pixels. Others than Latin ones are in a fallback font. */
  test.each([
    ['Święcki', 3.55, 1.01],
    ['Wyszyński', 4.97, 1.01],
    ['Őrségyűlés', 5.12, 1.01],
    ['Nguyễn', 3.59, 1.01],
    ['Ştefănescu', 5.19, 1.01],
    ['Dasgupta', 4.38, 1.01],
    ['Zimmermann', 6.22, 1.01],
    ['Mammamia', 5.55, 1.01],
    ['William', 3.38, 1.01],
    ['Hohenlohe', 4.94, 1.01],
    ['WWWW', 3.93, 1.01],
    ['Абрамович', 5.98, 1.2],
    ['الهاشمي', 4.42, 1.2],
    ['田中', 1.91, 1.2],
  ])('%s is as wide as it is drawn', async (word, drawn, tolerance) => {
    const width = await widestWord([word], name);
    expect(width).toBeGreaterThan(drawn - 0.01);
    expect(width).toBeLessThan(drawn * tolerance);
  });

  test.each([
    ['Anna von Hohenlohe', 'Hohenlohe'],
    ['Anna Hohenlohe-Ansbach', 'Hohenlohe-'],
    ['2020–2023', '2020–'],
    ['May 2020\u{A0}– June', '2020\u{A0}–'],
    ['2020-23', '2020-23'],
    ['Rene\u0301', 'Ren\u00E9'],
    ['はじめまして、佐藤です。', 'はじめまして、'],
    ['一緒に作りましょう', '作りましょう'],
    ['สวัสดีค่ะฉันชื่อมาลี', 'สวัสดี'],
    ['안녕하세요, 김민지입니다', '김민지입니다'],
  ])('in "%s" it is "%s"', async (text, word) => {
    expect(await widestWord([text], name)).toBe(await widestWord([word], name));
  });

  test('keeps a run of Katakana together, with the ending after it', async () => {
    const word = await textWidth('インフラストラクチャの', name);
    expect(await widestWord(['インフラストラクチャの構築'], name)).toBe(word);
  });

  test('is 1 at least, also without any text', async () => {
    expect(await widestWord([], name)).toBe(1);
    expect(await widestWord(['I'], name)).toBe(1);
  });
});

describe('the window that the bar fits into', () => {
  const english = 'Home, About, Skills, Projects, Experience, Testimonials, Contact, CV, Motion';
  const finnish =
    'Etusivu, Tietoja minusta, Osaaminen, Referenssityöt, Työhistoria, Yhteydenotto, Suosittelijoita';
  const german =
    'Startseite, Über mich, Kenntnisse, Arbeiten, Werdegang, Referenzen, Kontakt, Impressum';
  const widest = Array<string>(7).fill('W'.repeat(16)).join();
  const widthOf = (brand: string, labels: string) =>
    barWidth({ brand, labels: labels.split(/, ?/) });

  test.each([english, 'Home, CV, Motion'])('is 68rem wide at least: %s', async (labels) => {
    expect(await widthOf('Dasgupta', labels)).toBe(68);
  });

  /** The narrowest windows, in rem, in which Chromium has these texts on one line. */
  test.each([
    [84.5, 'Dasgupta', `${finnish}, Ansioluettelo, Liikkuvuus`],
    [69.5, 'Dasgupta', `${finnish}, Liike`],
    [78.5, 'Nour', `${german}, Lebenslauf, Bewegung`],
  ])(
    'is at least %f rem wide, and less than 15 percent wider: %s, %s',
    async (drawn, brand, labels) => {
      const width = await widthOf(brand, labels);
      expect(width).toBeGreaterThanOrEqual(drawn);
      expect(width).toBeLessThan(drawn * 1.15);
    },
  );

  test('is wide enough for the widest labels that the content check accepts', async () => {
    const drawn = 216;
    expect(await widthOf('Dasgupta', `${widest}, Lebenslauf, Bewegung`)).toBeGreaterThan(drawn);
  });
});

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
