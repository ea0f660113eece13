import { expect, test } from 'vitest';
import { content as person } from '../../tests/helpers/sites/anotherPerson.ts';
import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import { words } from '../../src/content/words/en.ts';
import { siteContentOf } from '../siteContent/siteContentOf.ts';
import { documentHead } from './head.ts';

test('services are offers of the owner, with their prices as texts', () => {
  const services = {
    ...words.services,
    items: [
      { name: 'Engines', text: 'From drawing to brass.', price: 'on request' },
      { name: 'Advice', text: 'One hour.' },
    ],
  };
  expect(personIn({ ...person, services }).makesOffer).toEqual([
    {
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: 'Engines', description: 'From drawing to brass.' },
      priceSpecification: { '@type': 'PriceSpecification', description: 'on request' },
    },
    {
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: 'Advice', description: 'One hour.' },
    },
  ]);
});

test('an owner without services has no offers', () => {
  expect(personIn(person)).not.toHaveProperty('makesOffer');
});

test('the owner knows the skills and the keywords of groups, but no heading of a group', () => {
  const items = [
    { name: 'CSS', level: 90, keywords: ['Grid'] },
    { name: 'Frontend', keywords: ['React', 'Vue'] },
  ];
  const content = { ...person, skills: { ...person.skills, items } };
  expect(personIn(content).knowsAbout).toEqual(['CSS', 'Grid', 'React', 'Vue']);
});

test('the page is a profile page about the owner', () => {
  const owner = personIn(person);
  expect(dataOf(person, 'ProfilePage').mainEntity).toEqual({ '@id': owner['@id'] });
});

/** The structured data of the owner. */
function personIn(content: CheckedContent): Record<string, unknown> {
  return dataOf(content, 'Person');
}

/** The structured data of this type. */
function dataOf(content: CheckedContent, type: string): Record<string, unknown> {
  const site = siteContentOf(content, { cvBytes: undefined, portraitKind: undefined });
  const script = documentHead(site, { base: './', folder: '' }).find(({ tag }) => tag === 'script');
  const data = JSON.parse(String(script?.children)) as { '@graph': Record<string, unknown>[] };
  return data['@graph'].find((each) => each['@type'] === type) ?? {};
}
