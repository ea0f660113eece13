/** The facts about the person of a résumé as fields of the content. */
import type { z } from 'zod';
import type { ContentInput } from '../../src/content/schema/contentSchema.ts';
import { mendPhone, phone } from '../../src/content/schema/phone.ts';
import { email, link, siteAddress } from '../../src/content/schema/rules.ts';
import { asciiDigits } from '../../plugins/shared/asciiDigits.ts';
import { COMMA } from '../../plugins/shared/nameWords.ts';
import countries from './countries.json' with { type: 'json' };
import countryCodes from './countryCodes.json' with { type: 'json' };
import regions from './regions.json' with { type: 'json' };
import profileHosts from './profileHosts.json' with { type: 'json' };
import { joinNames } from './joinNames.ts';
import { placesIn } from './placesIn.ts';
import { folded, noteRepeat, onceBy } from './repeats.ts';
import type { ResumeFields } from './resumeFields.ts';

type Owner = ContentInput['owner'];

/** Hosts of profiles and of lists of links. An address there is never that of a site of the owner's own. */
const PROFILE_HOSTS = new Set(profileHosts);

/** Parts of hosts before the name, such as `de.` of `de.linkedin.com`. */
const SUBDOMAIN = /^(www|m|[a-z]{2})\./;

/** The value if it keeps the rule of its field. `notes` names a value that does not. */
function checked(rule: z.ZodType, value: string, field: string, notes: string[]) {
  if (!value || rule.safeParse(value).success) return value || undefined;
  notes.push(`${field} is left out: ${rule.safeParse(value).error?.issues[0]?.message}: ${value}`);
  return undefined;
}

/** A file beside the résumé, such as `cv.pdf`. It is no host. */
const FILE = /^[^/?#:]+\.(html?|php|pdf|docx?|txt|png|jpe?g|svg|webp)([?#]|$)/i;

/** An address by https, which is all that the page links to. */
export function readAddress(written: string, field: string, notes: string[]): string | undefined {
  const isBare = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#:]|$)/u.test(written) && !FILE.test(written);
  const address = isBare ? `https://${written}` : written.replace(/^http:/i, 'https:');
  const checkedAddress = checked(link, address, field, notes);
  if (checkedAddress && /^http:/i.test(written) && !isProfile(checkedAddress)) {
    notes.push(`${field}: ${written} is written with https: try whether it works`);
  }
  return checkedAddress;
}

/** The address of the owner's own site. */
export function readSiteAddress(basics: ResumeFields, notes: string[]): string | undefined {
  const read = readAddress(basics.text('url'), 'site.address', notes);
  if (!read) return undefined;
  // A slash behind a query would be part of it.
  const { href } = new URL(read);
  const address = /[?#]/.test(href) ? href : href.replace(/\/?$/, '/');
  if (!isProfile(address)) return checked(siteAddress, address, 'site.address', notes);
  notes.push(`site.address is left out: ${address} is a profile`);
  return undefined;
}

/** Whether an address leads to a page of a network, such as `github.com/ana` or `example.social/@ana`. */
function isProfile(address: string): boolean {
  const { hostname, pathname } = new URL(address);
  const hosts = [hostname, hostname.replace(SUBDOMAIN, '')];
  return hosts.some((host) => PROFILE_HOSTS.has(host)) || pathname.startsWith('/@');
}

export function readEmail(basics: ResumeFields, notes: string[]): string | undefined {
  return checked(email, basics.text('email').replace(/^mailto:/i, ''), 'owner.email', notes);
}

/** An international number, such as `+49 30 5550 1234` of `+49 (0)30 5550 1234`. */
export function readPhone(basics: ResumeFields, notes: string[]): string | undefined {
  return checked(phone, mendPhone(asciiDigits(basics.text('phone'))), 'owner.phone', notes);
}

/** City, region and country, each once. Street and postcode are left out: the page is for everybody. */
export function readLocation(
  location: ResumeFields,
  language: string,
  notes: string[],
): string | undefined {
  // A location that is one text has no other field, and may be a whole address.
  const isGroup = ['address', 'region', 'country', 'countryCode'].some((field) =>
    location.text(field),
  );
  const city = placesIn(location.texts('city'), isGroup);
  const address = placesIn(location.texts('address'));
  const region = placesIn(location.texts('region'));
  const written = location.text('country');
  const code = location.text('countryCode');
  const names = countryNames(code || written, language);
  const country = written ? countryName(written, language) : (names[0] ?? code);
  const main = city.places.length > 0 ? city : address;
  const place: string[] = [];
  for (const name of [...main.places, ...region.places, ...country.split(COMMA)]) {
    const same = names.some((each) => isSame(each, name)) ? names : [name];
    const isKnown = place.some((there) => same.some((each) => isPartOf(each, there)));
    // The first place is a city: New York, NY.
    if (!isKnown && !place.slice(1).some((there) => isSameRegion(name, there))) place.push(name);
  }
  const isThere = (name: string) => [...place, ...names].some((each) => isSame(each, name));
  const others = [city.left, address.places, address.left, region.left].flat();
  const left = others.filter((name) => !isThere(name));
  if (left.length > 0) notes.push(`owner.location: left out ${left.join(', ')}`);
  return joinNames(place, language) || undefined;
}

/** A country as it is written, or its name if that is a code. `USA` and `UK` are names as well. */
function countryName(written: string, language: string): string {
  const code = codeOf(written, language);
  if (!code) return written;
  const isCode = [code, THREE_LETTERS[code]].includes(written.toUpperCase());
  const names = namesIn([language, 'en'], code);
  const isName = [...names, ...(SPELLINGS[code] ?? [])].includes(written);
  return isCode && !isName ? (names[0] ?? written) : written;
}

/** Whether a name is a place, or a part of it as in `São Paulo - SP` and `Paris (France)`. */
function isPartOf(name: string, place: string): boolean {
  return [place, ...place.split(/ [-–—|/] |[()（）]/)].some((part) => isSame(part.trim(), name));
}

/** Whether one name is the code of the other, such as `TX` and `Texas`. */
function isSameRegion(one: string, other: string): boolean {
  return Object.values(REGIONS).some((names) =>
    [
      [one, other],
      [other, one],
    ].some(([code = '', name = '']) => isSame(names[code.toUpperCase()] ?? '', name)),
  );
}

/** The code of the country of a location, such as `PT`; empty if it is unknown. */
export function countryCodeOf(location: ResumeFields): string {
  const written = location.text('countryCode') || location.text('country');
  return isCountryCode(written) ? written.toUpperCase() : (codeOf(written, 'en') ?? '');
}

/** Languages with their fluency, such as `English (native)`. */
export function readLanguages(resume: ResumeFields, language: string): Owner['languages'] {
  const spoken = resume.groups('languages', 'language').flatMap((each) => {
    const written = each.text('language');
    const fields = each.unreadTexts().filter(({ field }) => languageIn(field, language));
    const pairs = written
      ? [{ name: written, fluency: each.text('fluency') }]
      : fields.map(({ field }) => ({ name: field, fluency: each.text(field) }));
    return pairs.map(({ name, fluency }) => {
      const known = languageIn(name, language) ?? name;
      return fluency ? `${known} (${fluency})` : known;
    });
  });
  return spoken.length > 0 ? onceBy(spoken, (each) => each) : undefined;
}

/** The name of a language by its code, or by its name in this language or in English; undefined if it is unknown. */
function languageIn(written: string, language: string): string | undefined {
  const options = { type: 'language', fallback: 'none' } as const;
  if (/^([a-z]{2,3}|[A-Z]{2})([-_]([A-Za-z]{2}|[A-Z][a-z]{3}))*$/.test(written)) {
    return new Intl.DisplayNames(language, options).of(written.replaceAll('_', '-'));
  }
  const names = [language, 'en'].map((each) => new Intl.DisplayNames(each, options));
  const isKnown = LETTER_PAIRS.some((pair) =>
    names.some((each) => isSame(each.of(pair.toLowerCase()) ?? '', written)),
  );
  return isKnown ? written : undefined;
}

/** Networks whose profile may be a separate field, such as `basics.github` or `links.github`. */
const NETWORKS = [
  'GitHub',
  'GitLab',
  'LinkedIn',
  'Mastodon',
  'Twitter',
  'Xing',
  'Facebook',
  'Instagram',
  'YouTube',
  'Telegram',
  'Medium',
  'Stack Overflow',
  'npm',
  'Behance',
  'Dribbble',
  'CodePen',
  'Bluesky',
];

/** A profile as a résumé writes it. Each field may be empty. */
interface WrittenProfile {
  network: string;
  username: string;
  address: string;
}

/** Profiles with an address. Their labels differ. */
export function readProfiles(basics: ResumeFields, notes: string[]): Owner['profiles'] {
  const profiles: NonNullable<Owner['profiles']> = [];
  for (const { network, username, address } of writtenProfiles(basics)) {
    const written = [network, username].filter(Boolean).join(' ');
    const url = readAddress(address, `owner.profiles, ${written || address}`, notes);
    if (!address) notes.push(`owner.profiles: without an address, left out: ${written}`);
    if (!url) continue;
    if (profiles.some((other) => folded(other.url) === folded(url))) {
      noteRepeat('owner.profiles', url, notes);
      continue;
    }
    const names = [network, username, `${network} ${username}`, new URL(url).hostname, url];
    const label = names.find(
      (name) => name.trim() && !profiles.some((other) => folded(other.label) === folded(name)),
    );
    if (!label) continue;
    profiles.push({ label, url });
    // A text with spaces is a label or the name of the owner, and no name of a user.
    const known = onlyLetters(label + url + basics.text('name'));
    if (username.includes(' ') && !known.includes(onlyLetters(username))) {
      notes.push(`owner.profiles: ${url} has the label ${label}, left out: ${username}`);
    }
  }
  return profiles.length > 0 ? profiles : undefined;
}

function writtenProfiles(basics: ResumeFields): WrittenProfile[] {
  const groups = basics.groups('profiles', 'url');
  const listed = groups.map((profile) =>
    profileOf(profile.text('network'), profile.text('username'), profile.text('url')),
  );
  const fields = [basics, ...groups].flatMap((group) =>
    NETWORKS.map((network) => ({ network, name: group.text(network) })),
  );
  const others = fields
    .filter(({ name }) => name)
    .map(({ network, name }) => profileOf(network, name, ''));
  return [...listed, ...others].filter(
    ({ network, username, address }) => network || username || address,
  );
}

/** A profile. An address in place of the name of the user is its address. */
function profileOf(network: string, username: string, url: string): WrittenProfile {
  const isAddress = !url && username.includes('/');
  return { network, username: isAddress ? '' : username, address: isAddress ? username : url };
}

function onlyLetters(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Other spellings of countries, by their code. */
const SPELLINGS: Record<string, string[]> = countries;

/** Codes of three letters, by those of two (ISO 3166-1). */
const THREE_LETTERS: Record<string, string> = countryCodes;

/** Names of regions by their code (ISO 3166-2), in countries in which addresses have such codes. */
const REGIONS: Record<string, Record<string, string>> = regions;

/** All names of a country by its code or one of its names, first that in this language; none if it is unknown. */
function countryNames(written: string, language: string): string[] {
  const code = isCountryCode(written) ? written.toUpperCase() : codeOf(written, language);
  if (!code) return [];
  const own = new Intl.Locale(`und-${code}`).maximize().language;
  const known = namesIn([language, 'en', own], code);
  return known.length > 0 ? [...known, ...codesAndSpellings(code)] : [];
}

/** The code of a country by a name in this language, in English, or in another spelling. */
function codeOf(written: string, language: string): string | undefined {
  if (!written) return undefined;
  return COUNTRY_CODES.find((code) =>
    [...namesIn([language, 'en'], code), ...codesAndSpellings(code)].some((name) =>
      isSame(name, written),
    ),
  );
}

function codesAndSpellings(code: string): string[] {
  return [code, THREE_LETTERS[code] ?? [], SPELLINGS[code] ?? []].flat();
}

/** The long and the short name of a country in each of these languages. */
function namesIn(languages: readonly string[], code: string): string[] {
  return languages.flatMap((language) =>
    displayNames(language).flatMap((names) => names.of(code) ?? []),
  );
}

/** Formats of the names of countries, by language: a search needs them for each country. */
const formats = new Map<string, Intl.DisplayNames[]>();

function displayNames(language: string): Intl.DisplayNames[] {
  const made =
    formats.get(language) ??
    (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' }),
    );
  formats.set(language, made);
  return made;
}

const LETTER_PAIRS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((first, _index, letters) =>
  letters.map((second) => first + second),
);

/** Every pair of letters that is the code of a country. */
const COUNTRY_CODES = LETTER_PAIRS.filter((pair) => namesIn(['en'], pair).length > 0);

function isCountryCode(text: string): boolean {
  return /^[a-z]{2}$/i.test(text);
}

const byLetters = new Intl.Collator(undefined, { sensitivity: 'base' });

/** Whether two names are the same, but for capitals, accents, full stops and an article. */
function isSame(one: string, other: string): boolean {
  const plain = (name: string) => name.replace(/^the /i, '').replaceAll('.', '');
  return byLetters.compare(plain(one), plain(other)) === 0;
}
