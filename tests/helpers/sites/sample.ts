import { withWords } from '../../../plugins/contentSource/words.ts';
import { content as own } from '../../../src/content/content.ts';
import { words } from '../../../src/content/words/en.ts';

/** content.ts with the words of the sample's language. */
const content = withWords(own, words);

/**
 * The sample, with the fields that it has and that owners may leave out. Throws where content.ts lacks one:
 * what is tested with it holds for the sample alone.
 */
export const sample = {
  ...having(content, 'about', 'skills', 'projects', 'testimonials'),
  owner: having(content.owner, 'phone', 'profiles', 'cv'),
  home: having(content.home, 'workButton'),
  experience: having(having(content, 'experience').experience, 'contactLink'),
  contact: having(having(content, 'contact').contact, 'availability', 'whatsapp'),
};

/** The sections of its page, in order. */
export const sectionIds = ['home', ...content.sections] as const;

/** The group, which has these fields. */
function having<Group extends object, Field extends keyof Group>(group: Group, ...fields: Field[]) {
  const missing = fields.filter((field) => group[field] === undefined);
  if (missing.length > 0) {
    throw new Error(
      `The sample has ${missing.join(', ')}, src/content/content.ts has not: this tests the sample`,
    );
  }
  return group as Group & { [Each in Field]-?: NonNullable<Group[Each]> };
}
