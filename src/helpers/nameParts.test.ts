import { expect, test } from 'vitest';
import { namePartsOf, sortedNameOf } from './nameParts.ts';

test.each([
  ['Ada', '', 'Ada'],
  ['Ada King Lovelace', 'Ada King', 'Lovelace'],
  ['Anna van Dyk', 'Anna', 'van Dyk'],
  ['Ada Lovelace 🚀', 'Ada', 'Lovelace 🚀'],
  ['أمل بن يوسف', 'أمل', 'بن يوسف'],
  ['نورة آل سعود', 'نورة', 'آل سعود'],
  ['عبد الله حسن', 'عبد الله', 'حسن'],
  ['محمد عبد الرحمن', 'محمد', 'عبد الرحمن'],
])('%s has the parts "%s" and "%s"', (name, others, last) => {
  expect(namePartsOf(name)).toEqual({ others, last });
});

test.each([
  ['Ada Lovelace', 'Lovelace', 'Ada'],
  ['山田 花子', '山田', '花子'],
  ['김 민준', '김', '민준'],
  ['김 민 준', '김', '민 준'],
  ['李 小 龍 🐉', '李', '小 龍 🐉'],
  ['ヨナス ウェーバー', 'ウェーバー', 'ヨナス'],
  ['أمل بن يوسف', 'بن يوسف', 'أمل'],
  ['山田', '山田', ''],
])('%s is sorted by "%s", before "%s"', (name, family, given) => {
  expect(sortedNameOf(name)).toEqual({ family, given });
});
