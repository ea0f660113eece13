import { describe, expect, test } from 'vitest';
import { content as person } from '../../tests/helpers/sites/anotherPerson.ts';
import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import { contactCard } from './contactCard.ts';
import { fileGenerators } from './fileGenerators.ts';

const { owner } = person;

test('a card has the name, title, addresses and links of the owner', () => {
  const name = 'Anna van Dyk';
  expect(contactCard({ ...person, owner: { ...owner, name, profiles: undefined } })).toBe(
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'FN:Anna van Dyk',
      'N:van Dyk;Anna;;;',
      'TITLE:Softwareentwicklungsdienstleistungen',
      'EMAIL:post@nour.example.org',
      'TEL:+493055501234',
      'ADR:;;;Wanne-Eickel;;;',
      'URL:https://nour.example.org/portfolio/',
      'END:VCARD',
      '',
    ].join('\r\n'),
  );
});

test.each([
  ['Petra Beispiel, M.Sc., PMP', 'N:Beispiel;Petra;;;M.Sc.,PMP'],
  ['Dr. Karl Ray III', 'N:Ray;Karl;;Dr.;III'],
  ['山田 花子', 'N:山田;花子;;;'],
])('the card of %s has the line %s', (name, line) => {
  expect(contactCard({ ...person, owner: { ...owner, name } }).split('\r\n')).toContain(line);
});

test('the brand tells where the family name begins', () => {
  const card = contactCard({
    ...person,
    owner: { ...owner, name: 'Ana Ruiz Vega', brand: 'Ruiz' },
  });
  expect(card).toContain('N:Ruiz Vega;Ana;;;\r\n');
});

test('a card names nothing that the content lacks', () => {
  const site = { ...person.site, address: undefined };
  const card = contactCard({ ...person, site, owner: { name: 'Ada', brand: 'Ada' } });
  expect(card).toBe('BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada\r\nN:Ada;;;;\r\nEND:VCARD\r\n');
});

test('commas, semicolons, backslashes and line breaks have a backslash', () => {
  const location = 'Kolkata, India; \\ West\nBengal';
  expect(contactCard({ ...person, owner: { ...owner, location } })).toContain(
    String.raw`ADR:;;;Kolkata\, India\; \\ West\nBengal;;;`,
  );
});

describe('the lines of a long name', () => {
  const name = 'نور الدين الهاشمي'.repeat(8);
  const card = contactCard({ ...person, owner: { ...owner, name } });

  test('have at most 75 bytes', () => {
    const lengths = card.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
  });

  test('are the whole name once they are joined', () => {
    expect(card.replaceAll('\r\n ', '')).toContain(`FN:${name}\r\n`);
  });
});

test.each<[string, CheckedContent, string[]]>([
  ['with an address', person, ['contact.vcf', 'contact.svg']],
  [
    'without an address',
    { ...person, site: { ...person.site, address: undefined } },
    ['contact.vcf'],
  ],
  ['without a contact section', { ...person, contact: undefined }, []],
])('files of a site %s', (_what, content, files) => {
  expect(Object.keys(fileGenerators(content)).filter((name) => name.startsWith('contact'))).toEqual(
    files,
  );
});

test('the QR code is a drawing of squares', async () => {
  const code = await fileGenerators(person)['contact.svg']!();
  expect(code).toMatch(/^<svg [^>]*viewBox="0 0 (\d+) \1"[^>]*><path d="M0 0h7v1h-7z/);
});
