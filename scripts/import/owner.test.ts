import { expect, test } from 'vitest';
import {
  readAddress,
  readEmail,
  readLanguages,
  readLocation,
  readPhone,
  readProfiles,
  readSiteAddress,
} from './owner.ts';
import { ResumeFields } from './resumeFields.ts';

/** The value that a function reads from a group of a résumé, with its notes. */
function read<Value>(
  reader: (group: ResumeFields, notes: string[]) => Value,
  group: object,
  kind = 'basics',
): { value: Value; notes: string[] } {
  const notes: string[] = [];
  return { value: reader(new ResumeFields(group, kind, 'en'), notes), notes };
}

/** The notes about an address of a project. */
function readNotes(address: string): string[] {
  const notes: string[] = [];
  readAddress(address, 'projects.items', notes);
  return notes;
}

test.each([
  ['+49 (0)30 5550 1234', '+49 30 5550 1234'],
  ['+44 (0) 20 5550 1234', '+44 20 5550 1234'],
  ['0049 30 5550 1234', '+49 30 5550 1234'],
  ['+39 06 5550 1234', '+39 06 5550 1234'],
  ['+39 (06) 5550 1234', '+39 06 5550 1234'],
  ['+1 (202) 555-0143', '+1 202 555-0143'],
  ['tel:+351.21.555.0143', '+351 21 555 0143'],
  ['+442079460958', '+442079460958'],
  ['+ 49 (0)30 5550 1234', '+49 30 5550 1234'],
  ['+36 (06) 1 555 0123', '+36 1 555 0123'],
  ['+39 (0)6 5550 1234', '+39 06 5550 1234'],
  ['(+34) 600–123–456', '+34 600-123-456'],
  ['+٩٦٢ ٧ ٩٠١٢ ٣٤٥٦', '+962 7 9012 3456'],
])('the phone number %s is %s', (phone, expected) => {
  expect(read(readPhone, { phone })).toEqual({ value: expected, notes: [] });
});

test('a number without a country is left out and named', () => {
  expect(read(readPhone, { phone: '(912) 555-4321' })).toEqual({
    value: undefined,
    notes: [expect.stringMatching(/^owner\.phone is left out: .*555-4321$/)],
  });
});

test('an address of mail that is none is left out and named', () => {
  expect(read(readEmail, { email: 'ada' })).toEqual({
    value: undefined,
    notes: ['owner.email is left out: must be an e-mail address: ada'],
  });
});

test.each([
  [{ city: 'Leeds', countryCode: 'GB' }, 'Leeds, United Kingdom'],
  [{ city: 'Leeds, United Kingdom', countryCode: 'GB' }, 'Leeds, United Kingdom'],
  [{ city: 'Leeds, UK', countryCode: 'gb' }, 'Leeds, UK'],
  [
    { address: 'Leeds', region: 'Yorkshire', countryCode: 'GB' },
    'Leeds, Yorkshire, United Kingdom',
  ],
  [{ city: 'New York', region: 'New York', country: 'USA' }, 'New York, USA'],
  [{ city: 'Boston, USA', countryCode: 'US' }, 'Boston, USA'],
  [{ city: 'Leeds, UK', country: 'United Kingdom' }, 'Leeds, UK'],
  [{ city: 'Utrecht, The Netherlands', countryCode: 'NL' }, 'Utrecht, The Netherlands'],
  [{ city: 'Praha, Česko', countryCode: 'CZ' }, 'Praha, Česko'],
  [{ city: 'Porto', countryCode: 'Portugal' }, 'Porto, Portugal'],
  [{ city: 'São Paulo - SP', region: 'SP', countryCode: 'BR' }, 'São Paulo - SP, Brazil'],
  [{ city: 'Washington, D.C.', region: 'DC' }, 'Washington, D.C.'],
  [{ city: 'San Francisco, CA', region: 'California' }, 'San Francisco, CA'],
  [{ city: 'Austin, TX, USA', region: 'Texas', countryCode: 'US' }, 'Austin, TX, USA'],
  [{ city: 'New York', region: 'NY' }, 'New York, NY'],
  [{ city: 'Paris (France)', country: 'France' }, 'Paris (France)'],
  [{ city: 'Bonn', country: 'DE' }, 'Bonn, Germany'],
  [{ city: 'Bonn', country: 'DEU' }, 'Bonn, Germany'],
  [{ city: 'Vigo', countryCode: 'ESP' }, 'Vigo, Spain'],
  [{ city: 'Leeds', country: 'UK' }, 'Leeds, UK'],
  [{ city: 'Leeds', country: 'England' }, 'Leeds, England'],
  [{ city: 'Leeds' }, 'Leeds'],
  [{ locality: 'Leeds' }, 'Leeds'],
  [{}, undefined],
])('the location %j is %s', (location, expected) => {
  const { value } = read((group, notes) => readLocation(group, 'en', notes), location, 'location');
  expect(value).toBe(expected);
});

test('a street is left out and named', () => {
  const location = { address: '2 Mill Lane', city: 'Leeds' };
  expect(read((group, notes) => readLocation(group, 'en', notes), location, 'location')).toEqual({
    value: 'Leeds',
    notes: ['owner.location: left out 2 Mill Lane'],
  });
});

test.each([
  ['12 High Street, Leeds LS1 1AA, UK', 'Leeds, UK', '12 High Street, LS1 1AA'],
  ['12 High Street\nLeeds LS1 1AA', 'Leeds', '12 High Street, LS1 1AA'],
  ['Mill House, Hauptstr. 5, D-53111 Bonn', 'Bonn', 'Mill House, Hauptstr. 5, D-53111'],
  ['Boston, MA 02108', 'Boston, MA', '02108'],
  ['2712 Main St, Boston', 'Boston', '2712 Main St'],
  ['00-950 Warszawa', 'Warszawa', '00-950'],
  ['Via Roma', undefined, 'Via Roma'],
  ['Am Markt 5', undefined, 'Am Markt 5'],
  ['Av. Providencia 1234, Santiago', 'Santiago', 'Av. Providencia 1234'],
])('of the address %j only the place %j is public, and the rest is named', (city, place, left) => {
  const { value, notes } = read(
    (group, found) => readLocation(group, 'en', found),
    { city },
    'location',
  );
  expect(value).toBe(place);
  expect(notes).toEqual([`owner.location: left out ${left}`]);
});

test.each(['St. Louis', 'Road Town', 'Lane Cove', 'Al Ain', 'Washington, D.C.', 'Schleswig'])(
  'the city %s is no street',
  (city) => {
    const { value } = read((group, notes) => readLocation(group, 'en', notes), { city });
    expect(value).toBe(city);
  },
);

test.each([
  ['Praha 6', 'Praha 6'],
  ['Paris Cedex 08', 'Paris Cedex 08'],
  ['Temple Terrace', 'Temple Terrace'],
  ['75008 Paris', 'Paris'],
  ['Hauptstr. 5', ''],
  ['12 rue de la Paix', ''],
])('of the city %j beside its country %j is public', (city, place) => {
  const { value } = read(
    (group, notes) => readLocation(group, 'en', notes),
    { city, country: 'X' },
    'location',
  );
  expect(value).toBe([place, 'X'].filter(Boolean).join(', '));
});

test('a street without a city is left out, and the country stays', () => {
  const location = { address: 'Via Roma', countryCode: 'IT' };
  expect(read((group, notes) => readLocation(group, 'en', notes), location, 'location')).toEqual({
    value: 'Italy',
    notes: ['owner.location: left out Via Roma'],
  });
});

test('an address whose parts are in the location is not named', () => {
  const location = { address: 'Leeds, UK', city: 'Leeds', countryCode: 'GB' };
  expect(
    read((group, notes) => readLocation(group, 'en', notes), location, 'location').notes,
  ).toEqual([]);
});

test.each([
  ['en', 'Native speaker', 'English (Native speaker)'],
  ['pt-BR', '', 'Brazilian Portuguese'],
  ['zh-Hans', '', 'Simplified Chinese'],
  ['English', 'Native', 'English (Native)'],
  ['Twi', '', 'Twi'],
])('the language %s with the fluency %j is %s', (language, fluency, expected) => {
  const resume = { languages: [{ language, fluency }] };
  const { value } = read((group) => readLanguages(group, 'en'), resume, 'resume');
  expect(value).toEqual([expected]);
});

test('profiles of one network have different labels', () => {
  const profiles = [
    { network: 'GitHub', username: 'ada', url: 'github.com/ada' },
    { network: 'GitHub', username: 'looms', url: 'http://github.com/looms' },
  ];
  expect(read(readProfiles, { profiles }).value).toEqual([
    { label: 'GitHub', url: 'https://github.com/ada' },
    { label: 'looms', url: 'https://github.com/looms' },
  ]);
});

test('a profile that is there twice is taken once, and named', () => {
  const profiles = [
    { network: 'GitHub', username: 'ada', url: 'https://github.com/ada' },
    { network: 'github', url: 'https://github.com/Ada/' },
  ];
  expect(read(readProfiles, { profiles })).toEqual({
    value: [{ label: 'GitHub', url: 'https://github.com/ada' }],
    notes: ['owner.profiles: more than once in the file, taken once: https://github.com/Ada/'],
  });
});

test('languages may be a group with the fluency of each', () => {
  const languages = { English: 'Native', de: 'B2', years: 4 };
  const { value } = read((group) => readLanguages(group, 'en'), { languages }, 'resume');
  expect(value).toEqual(['English (Native)', 'German (B2)']);
});

test('a language that is there twice is taken once', () => {
  const languages = [
    { language: 'English', fluency: 'Native' },
    { language: 'english', fluency: 'native' },
  ];
  const { value } = read((group) => readLanguages(group, 'en'), { languages }, 'resume');
  expect(value).toEqual(['English (Native)']);
});

test('the fields of networks are profiles', () => {
  const basics = {
    github: 'github.com/ada',
    linkedin: 'https://linkedin.com/in/ada',
    twitter: 'ada',
  };
  expect(read(readProfiles, basics)).toEqual({
    value: [
      { label: 'GitHub', url: 'https://github.com/ada' },
      { label: 'LinkedIn', url: 'https://linkedin.com/in/ada' },
    ],
    notes: ['owner.profiles: without an address, left out: Twitter ada'],
  });
});

test('a profile without an address is left out and named', () => {
  expect(read(readProfiles, { profiles: [{ network: 'Signal', username: 'ada' }] })).toEqual({
    value: undefined,
    notes: ['owner.profiles: without an address, left out: Signal ada'],
  });
});

test('the address of a profile may be in place of the name of the user', () => {
  const profiles = [{ network: 'GitHub', username: 'https://github.com/ada', url: '' }];
  expect(read(readProfiles, { profiles })).toEqual({
    value: [{ label: 'GitHub', url: 'https://github.com/ada' }],
    notes: [],
  });
});

test('profiles may be a group with a field for each network', () => {
  const links = { github: 'https://github.com/ada', npm: 'npmjs.com/~ada', linkedin: 'ada' };
  expect(read(readProfiles, { links })).toEqual({
    value: [
      { label: 'GitHub', url: 'https://github.com/ada' },
      { label: 'npm', url: 'https://npmjs.com/~ada' },
    ],
    notes: ['owner.profiles: without an address, left out: LinkedIn ada'],
  });
});

test('a label in place of the name of the user is named, but not the name of the owner', () => {
  const profiles = [
    { network: 'GitHub', username: 'Own projects', url: 'https://github.com/ada' },
    { network: 'LinkedIn', username: 'Ada King', url: 'https://linkedin.com/in/ada-king-1' },
    { network: 'Xing', username: 'Ada King', url: 'https://xing.com/1' },
  ];
  expect(read(readProfiles, { name: 'Ada King', profiles }).notes).toEqual([
    'owner.profiles: https://github.com/ada has the label GitHub, left out: Own projects',
  ]);
});

test.each(['cv.pdf', 'index-fr.html'])('the file %s is no address', (url) => {
  const profiles = [{ network: 'CV', username: 'as a file', url }];
  expect(read(readProfiles, { profiles })).toEqual({
    value: undefined,
    notes: [
      expect.stringMatching(new RegExp(`^owner\\.profiles, CV as a file is left out: .*: ${url}$`)),
    ],
  });
});

test('the owner is asked to try an address that was written with http', () => {
  expect(readNotes('http://looms.example.org')).toEqual([
    'projects.items: http://looms.example.org is written with https: try whether it works',
  ]);
  expect(readNotes('http://github.com/ada')).toEqual([]);
});

test.each([
  ['http://ada.example.org', 'https://ada.example.org/'],
  ['Ada.Example.org/Work', 'https://ada.example.org/Work/'],
  ['https://ädä.example.org', 'https://xn--d-zfab.example.org/'],
])(
  'the address of the site, %s, is written as browsers do, with a slash at its end',
  (url, address) => {
    expect(read(readSiteAddress, { url }).value).toBe(address);
  },
);

test.each([
  ['https://example.org/?user=ada', /: https:\/\/example.org\/\?user=ada$/],
  ['https://scholar.google.com/citations?user=ada', /citations\?user=ada is a profile$/],
])('the address %s with a query is named as it is written', (url, note) => {
  expect(read(readSiteAddress, { url }).notes).toEqual([expect.stringMatching(note)]);
});

test.each([
  'https://github.com/ada',
  'https://de.linkedin.com/in/ada',
  'https://t.me/ada',
  'https://vk.com/ada',
  'https://medium.com/@ada',
  'https://social.example.org/@ada',
])('the profile %s is no address of a site', (url) => {
  expect(read(readSiteAddress, { url })).toEqual({
    value: undefined,
    notes: [`site.address is left out: ${url}/ is a profile`],
  });
});
