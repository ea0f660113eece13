import { describe, expect, test } from 'vitest';
import { barWidth } from './barWidth.ts';

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
