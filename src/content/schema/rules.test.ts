import { describe, expect, test } from 'vitest';
import { link, pageLink, pdf, picture, siteAddress } from './rules.ts';

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

const noDomain = 'must have a domain behind https://, such as example.com';

test.each(Object.values(addresses))('an address is refused for its true cause', (rule) => {
  const causes = [
    'https://localhost/',
    'https://exa_mple/',
    'https://example..com/',
    'https://a b.org/',
  ].map((address) => rule.safeParse(address).error?.issues[0]?.message);
  expect(causes).toEqual(causes.map(() => noDomain));
  expect(rule.safeParse('https://example.com/a b/').error?.issues).toMatchObject([
    { message: 'must have no space: write %20' },
  ]);
});

test.each([
  ['https://example.com/../', 'must be written as browsers do: https://example.com/'],
  ['https://Example.com/', 'must be written as browsers do: https://example.com/'],
  ['https://example.com/?a/', 'must have no ? and no #'],
])('the site’s address cannot be %s', (address, message) => {
  expect(siteAddress.safeParse(address).error?.issues).toMatchObject([{ message }]);
});

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
