import type { ContentInput, TranslationInput } from '../../../src/content/schema/contentSchema.ts';

const colors = {
  ground: '#07080f',
  text: '#eef1fb',
  accent: '#22d3ee',
  education: '#c48bff',
  highlight: '#ff6cb6',
};

/** A small site in English. */
export const english: ContentInput = {
  site: {
    address: 'https://amal.example.org/work/',
    language: 'en',
    description: 'Amal builds websites for small companies in the harbour of Tangier.',
    colors,
  },
  owner: {
    name: 'Amal Example',
    brand: 'Amal',
    title: 'Web developer',
    email: 'hello@amal.example.org',
    location: 'Tangier, Morocco',
  },
  sections: ['about', 'skills', 'contact'],
  home: { tagline: 'Websites that load before the coffee is served.' },
  about: { paragraphs: ['I have built websites for nine years, most of them for small shops.'] },
  skills: { items: [{ name: 'TypeScript', level: 90 }, { name: 'PostgreSQL' }] },
  contact: { form: { recipientName: 'Amal' } },
  footer: {},
};

/** The same in Arabic, from right to left: its texts only. */
export const arabic: TranslationInput = {
  site: { description: 'تبني أمل مواقع للشركات الصغيرة في ميناء طنجة.' },
  owner: { title: 'مطورة ويب', location: 'طنجة، المغرب' },
  home: { tagline: 'مواقع تفتح قبل أن تصل القهوة.' },
  skills: { items: [{}, { keywords: ['فهارس', 'نسخ'] }] },
  about: { paragraphs: ['أبني المواقع منذ تسع سنوات، ومعظمها لمتاجر صغيرة.'] },
};
