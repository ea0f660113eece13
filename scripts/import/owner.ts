/** The facts about the person of a résumé as fields of the content. */
import type { z } from 'zod';
import type { ContentInput } from '../../src/contentSchema.ts';
import { email, link, phone, siteAddress, TRUNK_ZERO } from '../../src/content/rules.ts';
import { joinNames } from './joinNames.ts';
import type { ResumeFields } from './resumeFields.ts';

type Owner = ContentInput['owner'];

/** An address that is never that of a site of the owner's own. */
const PROFILE =
  /^https:\/\/([a-z]+\.)?(github|gitlab|linkedin|twitter|x|facebook|instagram|behance)\.com\//;

/** The value if it keeps the rule of its field. `notes` names a value that does not. */
function checked(rule: z.ZodType, value: string, field: string, notes: string[]) {
  if (!value || rule.safeParse(value).success) return value || undefined;
  notes.push(`${field} is left out: ${rule.safeParse(value).error?.issues[0]?.message}: ${value}`);
  return undefined;
}

/** An address by https, which is all that the page links to. */
export function readAddress(written: string, field: string, notes: string[]): string | undefined {
  const isBare = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#:]|$)/u.test(written);
  const address = isBare ? `https://${written}` : written.replace(/^http:/i, 'https:');
  return checked(link, address, field, notes);
}

/** The address of the owner's own site. */
export function readSiteAddress(basics: ResumeFields, notes: string[]): string | undefined {
  const address =
    readAddress(basics.text('url'), 'site.address', notes)?.replace(/\/?$/, '/') ?? '';
  if (!PROFILE.test(address)) return checked(siteAddress, address, 'site.address', notes);
  notes.push(`site.address is left out: ${address} is a profile`);
  return undefined;
}

export function readEmail(basics: ResumeFields, notes: string[]): string | undefined {
  return checked(email, basics.text('email').replace(/^mailto:/i, ''), 'owner.email', notes);
}

/** An international number, such as `+49 30 5550 1234` of `+49 (0)30 5550 1234`. */
export function readPhone(basics: ResumeFields, notes: string[]): string | undefined {
  const number = basics
    .text('phone')
    .replace(/^tel:\s*/i, '')
    .replace(/^00(?=[1-9])/, '+')
    .replaceAll(/[()./\s]+/g, ' ')
    .trim();
  return checked(phone, number.replace(TRUNK_ZERO, '$1 '), 'owner.phone', notes);
}

/** City, region and country, each once. A street is left out: the page is for everybody. */
export function readLocation(
  location: ResumeFields,
  language: string,
  notes: string[],
): string | undefined {
  const [city, address, region] = ['city', 'address', 'region'].map((field) =>
    location.text(field),
  );
  const isStreet = city || /\d/.test(address!);
  if (isStreet && address && address !== city) notes.push(`owner.location: left out ${address}`);
  const code = location.text('countryCode');
  const countries = countryNames(code, language);
  const place: string[] = [];
  for (const part of [
    isStreet ? city! : address!,
    region!,
    location.text('country') || countries[0] || code,
  ])
    for (const name of part.split(/[,،、]\s*/)) {
      const same = countries.some((each) => isSame(each, name)) ? countries : [name];
      if (!place.some((there) => same.some((each) => isSame(each, there)))) place.push(name);
    }
  return joinNames(place, language) || undefined;
}

/** Languages with their fluency, such as `English (native)`. */
export function readLanguages(resume: ResumeFields, language: string): Owner['languages'] {
  const spoken = resume.groups('languages', 'language').flatMap((each) => {
    const [written, fluency] = [each.text('language'), each.text('fluency')];
    const isCode = /^([a-z]{2,3}|[A-Z]{2})([-_][A-Za-z]{2})?$/.test(written);
    const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
    const name = (isCode && names.of(written.replace('_', '-'))) || written;
    return name ? (fluency ? `${name} (${fluency})` : name) : [];
  });
  return spoken.length > 0 ? [...new Set(spoken)] : undefined;
}

/** Networks whose profile may be a separate field, such as `basics.github`. */
const NETWORKS = ['GitHub', 'GitLab', 'LinkedIn', 'Mastodon', 'Twitter', 'Xing'];

/** Profiles with an address. Their labels differ. */
export function readProfiles(basics: ResumeFields, notes: string[]): Owner['profiles'] {
  const profiles: NonNullable<Owner['profiles']> = [];
  const listed = basics.groups('profiles', 'url').map((profile) => ({
    network: profile.text('network'),
    username: profile.text('username'),
    written: profile.text('url'),
  }));
  const others = NETWORKS.map((network) => {
    const text = basics.text(network);
    const isAddress = text.includes('/');
    return { network, username: isAddress ? '' : text, written: isAddress ? text : '' };
  }).filter(({ username, written }) => username || written);
  for (const { network, username, written } of [...listed, ...others]) {
    const url = readAddress(written, 'owner.profiles', notes);
    if (!written)
      notes.push(`owner.profiles: without an address, left out: ${network || username}`);
    if (!url) continue;
    const names = [network, username, `${network} ${username}`, new URL(url).hostname, url];
    const label = names.find(
      (name) => name.trim() && !profiles.some((other) => other.label === name),
    );
    if (label) profiles.push({ label, url });
  }
  return profiles.length > 0 ? profiles : undefined;
}

/** Names of a country, first in this language; none if it is no code of a country. */
function countryNames(code: string, language: string): string[] {
  const isCode = /^[a-z]{2}$/i.test(code);
  const names = [language, 'en'].flatMap((tag) =>
    (['long', 'short'] as const).map((style) =>
      isCode
        ? new Intl.DisplayNames(tag, { type: 'region', style, fallback: 'none' }).of(
            code.toUpperCase(),
          )
        : undefined,
    ),
  );
  return names.flatMap((name) => name ?? []);
}

function isSame(one: string, other: string): boolean {
  return one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;
}
