import type { ContentInput } from '../../../src/content/schema/contentSchema.ts';
import { owner } from './props.ts';

/** Without the field that the build adds. */
const { nameLines: _lines, ...written } = owner;

/** The content that the theme of component tests is made of: its colours, and the widths of its texts. */
export const content: ContentInput = {
  site: {
    language: 'en',
    description: 'The site of Ada Example.',
    colors: {
      ground: '#07080f',
      text: '#eef1fb',
      accent: '#22d3ee',
      education: '#c48bff',
      highlight: '#ff6cb6',
    },
  },
  owner: { ...written, cv: { file: 'assets/cv.pdf' } },
  sections: ['projects', 'contact'],
  home: { tagline: 'Engines, explained.' },
  footer: { copyright: '© Ada Example' },
  projects: {
    items: [
      {
        title: 'Atlas',
        description: 'A map of every engine.',
        image: { src: 'assets/atlas', alt: 'A map' },
        tech: ['React'],
      },
      { title: 'Engine', points: ['Cards', 'Mill'] },
    ],
  },
  contact: { intro: 'Write to me.', form: { recipientName: 'Ada' } },
};
