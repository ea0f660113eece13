import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import { readName, type PersonName } from './readName.ts';

/** The parts of the owner's name. Other fields tell which of its words are the family name. */
export function ownerName({ site, owner, contact }: CheckedContent): PersonName {
  return readName(owner.name, site.language, {
    brand: owner.brand,
    greetingName: contact?.form.recipientName,
    facts: [owner.title, owner.location],
  });
}
