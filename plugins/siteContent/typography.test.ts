import { describe, expect, test } from 'vitest';
import { typeset } from './typography.ts';

/** The text with its no-break spaces as `_`, narrow ones as `'`. */
function shown(text: string, language: string): string {
  return typeset(text, language).replaceAll('\u{A0}', '_').replaceAll('\u{202F}', "'");
}

describe('French has narrow spaces in guillemets and before high signs', () => {
  test.each([
    ['Bonjour !', "Bonjour'!"],
    ['Bonjour!', "Bonjour'!"],
    ['Vraiment ?!', "Vraiment'?!"],
    ['« Parfait », dit-elle', "«'Parfait'», dit-elle"],
    ['«Parfait»', "«'Parfait'»"],
    ['La suite : votre projet', 'La suite_: votre projet'],
    ['vite ; bien', "vite'; bien"],
    ['(vraiment ?)', "(vraiment'?)"],
    ['C++ : « oui »', "C++_: «'oui'»"],
    ['dit "non": 🎉 !', 'dit "non"_: 🎉\'!'],
    ['à 12:30', 'à 12:30'],
    ['Descendre : {section} !', "Descendre_: {section}'!"],
    ['https://exemple.fr/?a=b ! et moi@exemple.fr', 'https://exemple.fr/?a=b ! et moi@exemple.fr'],
    ['déjà\u{A0}: oui\u{202F}!', "déjà_: oui'!"],
  ])('%s', (text, expected) => {
    expect(shown(text, 'fr')).toBe(expected);
  });

  test('in Canada before the colon only', () => {
    expect(shown('« Oui » ! Voici :', 'fr-CA')).toBe("«'Oui'» ! Voici_:");
  });

  test('other languages have none', () => {
    expect(shown('Hello! « Ja » : so?', 'de')).toBe('Hello! « Ja » : so?');
  });
});

describe('a number stays with its unit and its groups of digits', () => {
  test.each([
    ['from € 4 800 a month', 'from €_4_800 a month'],
    ['4 800 € im Monat', '4_800_€ im Monat'],
    ['1 234 567 visits', '1_234_567 visits'],
    ['CHF 90 an hour', 'CHF_90 an hour'],
    ['30 % faster, 90 kB less', '30_% faster, 90_kB less'],
    ['in 200 ms, at 5 GHz', 'in 200_ms, at 5_GHz'],
    ['of 2019 2021 and 12 3456', 'of 2019 2021 and 12 3456'],
    ['5 seconds, 3 made, 2 times', '5 seconds, 3 made, 2 times'],
    [
      'see https://example.org/4 or www.example.org',
      'see https://example.org/4 or www.example.org',
    ],
    ['line one\nline two', 'line one\nline two'],
  ])('%s', (text, expected) => {
    expect(shown(text, 'en')).toBe(expected);
  });
});

describe('a dash and other signs between words stay with the word before them', () => {
  test.each([
    ['Designer - Developer', 'Designer_- Developer'],
    ['Sites – and shops – for museums', 'Sites_– and shops_– for museums'],
    ['Developer | Trainer', 'Developer_| Trainer'],
    ['Design / Code · Text • Type', 'Design_/ Code_· Text_• Type'],
    ['- one', '- one'],
    ['well-known, 5 -3', 'well-known, 5 -3'],
  ])('%s', (text, expected) => {
    expect(shown(text, 'en')).toBe(expected);
  });
});
