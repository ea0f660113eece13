import { describe, expect, test } from 'vitest';
import { link, pageLink, pdf, phone, picture, siteAddress } from './rules.ts';

const addresses = { link, pageLink: pageLink({ sizeOf: () => 1 }), siteAddress };

describe.each(Object.entries(addresses))('%s', (_name, rule) => {
  test('takes an address of another site', () => {
    expect(rule.safeParse('https://example.org/a/').error).toBeUndefined();
  });

  test.each([
    'https://bank.com@example.org/',
    'https://ada:secret@example.org/',
    'https://example.org/\u202Egpj.exe/',
    'https://exa\u200Bmple.org/',
  ])('refuses %j, which may be misread', (address) => {
    expect(rule.safeParse(address).error?.issues.map(({ message }) => message)).toEqual([
      'must have no user name, no password and no direction marks',
    ]);
  });
});

test.each([
  '+49 30 5550 1234',
  '+1 202-555-0143',
  '+39 06 5550 1234',
  '+225 01 55 50 12 34',
  '+351 210 555 0143',
  '+353 1 555 0143',
  '+442079460958',
  '+33102030405',
  '+34600123456',
  '+13305550143',
])('%s is a phone number', (number) => {
  expect(phone.safeParse(number).error).toBeUndefined();
});

test.each([
  '+49 (0)30 5550 1234',
  '+49 0 30 5550 1234',
  '+ 49 0 30 5550 1234',
  '+4903055501234',
  '+44020 5550 1234',
  '+353 (0)1 555 0143',
])('of %s the 0 behind the country code has to go', (number) => {
  expect(phone.safeParse(number).error?.issues.map(({ message }) => message)).toEqual([
    'must have no 0 behind the country code: +49 (0)30 5550 is +49 30 5550',
  ]);
});

test.each(['030 5550 1234', '+49 30', '+49/30/5550 1234'])(
  '%s is no international number',
  (number) => {
    expect(phone.safeParse(number).error?.issues[0]?.message).toMatch(
      /^must be an international number/,
    );
  },
);

describe('a missing file is named with the command that makes it', () => {
  const none = { sizeOf: () => undefined };
  const rules = { pdf: pdf(none), picture: picture('project', none).shape.src };

  test.each([
    ['pdf', 'assets/cv-de.pdf', 'assets/cv-de.pdf; npm run cv makes it'],
    ['picture', 'assets/shop', /shop-\S+; npm run pictures -- project <file> shop makes it/],
  ] as const)('%s: %s', (kind, path, words) => {
    const [issue, ...more] = rules[kind].safeParse(path).error?.issues ?? [];
    expect(issue?.message).toMatch(words);
    expect(issue?.message).toContain('must exist, but public/ has no assets/');
    expect(more).toEqual([]);
  });
});

test('a PDF that is too large is not named with the command: it may be the own one of the owner', () => {
  const { error } = pdf({ sizeOf: () => 11_000_000 }).safeParse('assets/mine.pdf');
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'must be at most 10000 kB, but assets/mine.pdf has 11000 kB',
  ]);
});
