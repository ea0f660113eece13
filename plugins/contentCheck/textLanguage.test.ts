import { expect, test } from 'vitest';
import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import { content } from '../../tests/helpers/sites/anotherPerson.ts';
import { findWrongLanguage, languageOf } from './textLanguage.ts';

test.each([
  ['en', 'I build shops for small companies in the north of the country.'],
  ['en', 'Shop team. New checkout.'],
  ['es', 'Desarrolladora web en Sevilla. Tiendas en línea.'],
  ['pt', 'Desenvolvimento de APIs REST com Node.js'],
  ['de', 'Ich baue Läden und Seiten für kleine Firmen.'],
  ['fr', 'Refonte du site e-commerce avec Symfony et Vue.js'],
  ['it', 'Sviluppatrice web a Torino. Negozi online.'],
  ['nl', 'Webontwikkelaar in Utrecht.'],
  ['ru', 'Делаю сайты и магазины для небольших компаний.'],
  ['ar', 'أبني متاجر ومواقع للشركات الصغيرة.'],
  ['hi', 'मैं छोटी कंपनियों के लिए वेबसाइट बनाती हूँ।'],
  ['zh', '我为小公司建立网站。'],
  ['ja', '中小企業のウェブサイトを作っています。'],
  ['zh', '在华为工作近三年，有单页应用（SPA）开发、移动 Hybrid App 开发及业务分析经验。'],
  ['zh', '设计React、TypeScript的渲染平台，并使用Taro交付小程序。'],
  ['ru', 'React, TypeScript, Node.js, PostgreSQL: пишу надёжные сервисы.'],
  ['ko', '작은 회사의 웹사이트를 만듭니다.'],
])('%s is the language of: %s', async (language, text) => {
  expect(await languageOf(text)).toBe(language);
});

test.each([
  'AWS Kubernetes Docker',
  'React, TypeScript, Node.js, PostgreSQL',
  'https://github.com/ana ana@mail.example.com x.com/ana',
  '',
])('there is no certain language in: %s', async (text) => {
  expect(await languageOf(text)).toBeUndefined();
});

/** A site that is stated to be in this language, with Spanish texts. */
function spanishSite(language: string): CheckedContent {
  const paragraphs = [
    'Trabajo con equipos pequeños y con los fundadores de empresas: del primer boceto a la web en marcha.',
    'El código y los textos son claros, y una persona responde a todas las preguntas del proyecto.',
  ];
  const { site, home, about } = content;
  return {
    ...content,
    site: { ...site, language, description: paragraphs[0]! },
    home: { ...home, tagline: paragraphs[1]! },
    about: { ...about, paragraphs },
    projects: undefined,
    experience: undefined,
    contact: undefined,
  } as CheckedContent;
}

test('texts in another language than the site states are named', async () => {
  expect(await findWrongLanguage(spanishSite('en'))).toEqual([
    "site.language is 'en', but the texts seem to be Spanish: 'es'",
  ]);
});

test.each(['es', 'es-MX', 'gn'])(
  'Spanish texts are right, or cannot be judged, in %s',
  async (language) => {
    expect(await findWrongLanguage(spanishSite(language))).toEqual([]);
  },
);

test('a few words are too little to doubt the stated language', async () => {
  const site = spanishSite('en');
  const few = { ...site, site: { ...site.site, description: 'Hola.' }, about: undefined };
  expect(await findWrongLanguage({ ...few, home: { ...site.home, tagline: 'Hola.' } })).toEqual([]);
});

test('texts in a language without words are right: no other language can be stated', async () => {
  const text = 'Küçük şirketler için siteler ve mağazalar yapıyorum, ilk çizimden yayına kadar.';
  const { site, home, ...rest } = spanishSite('en');
  const turkish = {
    ...rest,
    site: { ...site, description: text },
    home: { ...home, tagline: text },
    about: undefined,
  };
  expect(await findWrongLanguage(turkish)).toEqual([]);
});
