import type { Owner } from '../../../src/content/schema/ownerSchema.ts';
import type { SharedContent } from '../../../src/sections/sectionProps.ts';

/** The owner, as every section gets it. */
export const owner: Owner = {
  name: 'Ada Example',
  nameLines: ['Ada', 'Example'],
  brand: 'Ada',
  title: 'Engineer',
  email: 'ada@example.org',
  location: 'London',
  cv: {
    href: 'assets/cv.pdf',
    fileName: 'Ada-Example-CV.pdf',
    fileType: 'PDF, 200 kB',
    button: 'Download CV',
    short: 'CV',
  },
};

/** Content that several sections need. A test names the parts that it is about. */
export function sharedWith(parts: Partial<SharedContent> = {}): SharedContent {
  return {
    menu: [],
    projects: [],
    newTabNote: 'opens in a new tab',
    comma: ', ',
    ...parts,
  };
}
