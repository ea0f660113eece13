import type { ContentInput } from '../../../src/content/schema/contentSchema.ts';
import { content } from '../components/content.ts';

const sample = true;

/** A short content in English with the mark of the sample in all parts and entries, whatever content.ts holds. */
export const markedSample: ContentInput = {
  site: { ...content.site, sample },
  owner: { ...content.owner, sample, phone: '+1 202-555-0143' },
  sections: ['about', 'skills', 'projects', 'experience', 'testimonials', 'contact'],
  home: { ...content.home, sample },
  about: { sample, paragraphs: ['I explain engines.'] },
  skills: { items: [{ sample, name: 'Poetry' }] },
  projects: { items: [{ sample, title: 'Atlas', description: 'A map of every engine.' }] },
  experience: { items: [{ sample, company: 'Engine Works', type: 'work' }] },
  testimonials: { items: [{ sample, name: 'Grace', content: 'It turns.' }] },
  contact: { ...content.contact!, sample, whatsapp: {} },
  footer: content.footer,
};
