import { content } from '../../../src/content/content.ts';

/** Ids of the page's sections, top to bottom. */
export const sectionIds: string[] = ['home', ...content.sections];
