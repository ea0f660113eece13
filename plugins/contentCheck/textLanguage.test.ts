import { expect, test } from 'vitest';
import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import { content } from '../../tests/helpers/sites/anotherPerson.ts';
import { findWrongLanguage, isInOtherScript, languageOf, mainLanguage } from './textLanguage.ts';

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
  ['af', '', 'Ek bou webwerwe en winkels vir klein maatskappye in die land.'],
  ['af', 'ZA', 'Webwerwe en winkels, altyd betyds en met mooi en duidelike tekste.'],
  ['nl', 'NL', 'Ik bouw websites en winkels voor kleine bedrijven in het land.'],
  ['id', '', 'Saya membuat situs web dan toko untuk perusahaan kecil.'],
  ['id', 'ID', 'Saya membuat aplikasi untuk keluarga dan sekolah.'],
  ['ms', '', 'Saya membina laman web dan kedai untuk syarikat kecil.'],
])('%s is told from its neighbour with the country %j: %s', async (language, country, text) => {
  expect(await languageOf(text, country)).toBe(language);
});

test.each([
  'Fast sites.',
  'Mobile apps.',
  'E-commerce site.',
  'Web portals.',
  'Sites e lojas.',
  'Crio sites.',
  'Sites institucionais.',
  'Siti e negozi online.',
  'Creo siti e negozi.',
  'AWS Kubernetes Docker',
  'React, TypeScript, Node.js, PostgreSQL',
  'https://github.com/ana ana@mail.example.com x.com/ana',
  '',
])('there is no certain language in: %s', async (text) => {
  expect(await languageOf(text)).toBeUndefined();
});

test.each([
  ['uk', '', 'Створюю сайти й крамниці для невеликих компаній.'],
  ['uk', 'UA', 'Роблю сайти.'],
  ['bg', 'BG', 'Прави сайтове и магазини за малки фирми.'],
  ['bg', 'BG', 'Програмист с десет години опит.'],
  ['ru', 'RU', 'Руководил командой разработки.'],
  ['ru', 'KG', 'Делаю сайты и магазины для небольших компаний.'],
  ['ru', 'UA', 'Делаю сайты и магазины для небольших компаний.'],
  ['sr', 'RS', 'Правим сајтове и продавнице за мале фирме.'],
  ['be', 'BY', 'Раблю сайты для малых фірмаў.'],
  ['en', 'UA', 'I build shops for small companies in the north of the country.'],
])('%s is the language with the country %j of: %s', async (language, country, text) => {
  expect(await languageOf(text, country)).toBe(language);
});

test.each([
  ['IT', 'Portali web.', undefined],
  ['IT', 'Siti e negozi online.', undefined],
  ['PT', 'Projetos web.', 'pt'],
  ['DE', 'Projetos web.', undefined],
])('a short text in %s, "%s", is in %s', async (country, text, language) => {
  expect(await languageOf(text, country)).toBe(language);
});

test.each([
  ['Bulgarian or Russian', '', 'Прави сайтове и магазини за малки фирми.'],
  ['Russian or Bulgarian', 'UA', 'Руководил командой разработки.'],
  ['Russian', 'UA', 'Веб-разработчик'],
  ['Kazakh', 'KZ', 'Шағын компанияларға сайттар жасаймын.'],
  ['Mongolian', '', 'Би вэб сайт хийдэг.'],
  ['Macedonian', 'MK', 'Веб програмер од Скопје.'],
  ['Nepali', 'NP', 'म वेबसाइट बनाउँछु।'],
  ['Marathi', 'IN', 'मी वेबसाइट बनवतो.'],
])('no language is certain for %s with the country %j: %s', async (_name, country, text) => {
  expect(await languageOf(text, country)).toBeUndefined();
});

test('a name in another language does not make that of a long text uncertain', async () => {
  const text = 'Делаю сайты и магазины для небольших компаний, от наброска до запуска. ';
  expect(await languageOf(`${text.repeat(2)}Живу в Києві.`)).toBe('ru');
});

test.each([
  ['uk', 'UA', 'Роблю сайти.'],
  ['ja', 'JP', '開発者です'],
  [undefined, 'UA', 'I build shops.'],
  [undefined, 'DE', 'Роблю сайти.'],
  [undefined, '', 'Роблю сайти.'],
])('the main language is %s in %s for: %s', (language, country, text) => {
  expect(mainLanguage(country, text)).toBe(language);
});

test.each([
  ['en', 'Роблю сайти.'],
  ['en', 'React, Vue: роблю сайти й крамниці'],
  ['ar', 'Роблю сайти.'],
  ['ru', '웹사이트'],
  ['zh', '웹사이트'],
])('not %s, because of its script, is: %s', (language, text) => {
  expect(isInOtherScript(text, language)).toBe(true);
});

test.each([
  ['en', 'I build shops.'],
  ['en', 'I worked for Яндекс in Moscow.'],
  ['ru', 'Роблю сайти.'],
  ['ru', 'AWS, Docker'],
  ['ja', 'ウェブ'],
  ['ja', '開発者'],
  ['zh-TW', '開發者'],
  ['ko', '웹사이트'],
  ['en', 'https://ana.example.org'],
  ['en', ''],
])('by its script %s may be: %s', (language, text) => {
  expect(isInOtherScript(text, language)).toBe(false);
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
