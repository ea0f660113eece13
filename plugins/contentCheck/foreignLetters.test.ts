import { expect, test } from 'vitest';
import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import { content } from '../../tests/helpers/sites/anotherPerson.ts';
import { findForeignLetters } from './foreignLetters.ts';

/** Somebody of this name, without sections. */
function withName(name: string): CheckedContent {
  return {
    ...content,
    sections: [],
    owner: { ...content.owner, name, brand: name },
    testimonials: undefined,
  };
}

/** Letters of each language that are not in ASCII. */
test.each([
  ['Polish', 'ĄĆĘŁŃÓŚŹŻąćęłńóśźż'],
  ['Czech and Slovak', 'ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýžÄĹĽÔŔäĺľôŕ'],
  ['Hungarian', 'ÁÉÍÓÖŐÚÜŰáéíóöőúüű'],
  ['Romanian', 'ĂÂÎȘȚăâîșț'],
  ['Turkish', 'ÇĞİIÖŞÜçğıiöşü'],
  ['Croatian, Slovene and Serbian', 'ČĆĐŠŽčćđšž'],
  ['Lithuanian', 'ĄČĘĖĮŠŲŪŽąčęėįšųūž'],
  ['Latvian', 'ĀČĒĢĪĶĻŅŠŪŽāčēģīķļņšūž'],
  ['Estonian', 'ÄÖÕÜŠŽäöõüšž'],
  ['Vietnamese', 'ẠẬẶẸỆỊỌỘỢỤỰỲĐƠƯạậặẹệịọộợụựỳđơưấềốữỗẵ'],
  ['Welsh and Maltese', 'ŴŶŵŷĊĠĦŻċġħż'],
  ['French, German and Nordic', 'ŒœŸÿẞßÆØÅÐÞæøåðþ'],
])('the letters of %s are in the fonts', async (_language, letters) => {
  expect(await findForeignLetters(withName(letters))).toBeUndefined();
});

test.each([
  ['Владимир', 'Cyrillic (owner.name)'],
  ['Γιώργος', 'Greek (owner.name)'],
  ['山田 はなこ', 'Han (owner.name), Hiragana (owner.name)'],
  ['ユーザー', 'Katakana (owner.name)'],
  ['Ţepeş', 'Ţ (owner.name)'],
])('the font of %s is that of the system', async (name, letters) => {
  expect(await findForeignLetters(withName(name))).toBe(
    `these letters are not in the fonts of the site, visitors see them in the sans-serif font of their system: ${letters}`,
  );
});

test('a field of content.ts is named before a word of the language', async () => {
  const { site, ...rest } = withName('أمل');
  const all = { site: { ...site, newTab: 'نافذة جديدة' }, ...rest };
  expect(await findForeignLetters(all)).toContain('Arabic (site.newTab)');
  expect(await findForeignLetters(all, { ...rest, site: {} })).toContain('Arabic (owner.name)');
});
