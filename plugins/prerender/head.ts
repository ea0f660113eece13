import type { HtmlTagDescriptor } from 'vite';
import { pictureFile, pictureSizes } from '../../src/helpers/pictureFiles.ts';
import type { CheckedOwner } from '../../src/content/schema/ownerSchema.ts';
import type { Service } from '../../src/sections/Services/schema.ts';
import { isGroup } from '../../src/sections/Skills/skillKinds.ts';
import type { Skill } from '../../src/sections/Skills/schema.ts';
import type { LanguageVersion } from '../../src/sections/sectionProps.ts';
import type { SiteContent } from '../../src/siteContent.ts';
import { sharePicture } from '../shared/sharePicture.ts';

/** The place of a page on the site. */
interface PagePlace {
  /** Leads from the page to the site's files. */
  base: string;
  /** Folder of the page below the site, such as `fr/`; empty for that of content.ts. */
  folder: string;
}

/** Title, description, icons, link previews and structured data. Vite escapes attributes, but no children. */
export function documentHead(
  content: SiteContent,
  { base, folder }: PagePlace,
): HtmlTagDescriptor[] {
  const { site, owner, languages = [] } = content;
  const { address, description, sharePicture: ownPicture } = site;
  const pageAddress = address && address + folder;
  const title = titleOf(owner);
  const openGraph = {
    type: 'website',
    site_name: owner.name,
    title,
    description,
    // These demand whole addresses.
    ...(address && {
      url: pageAddress,
      image: address + (ownPicture ?? sharePicture.src),
      'image:width': sharePicture.width,
      'image:height': sharePicture.height,
      'image:alt': title,
    }),
  };
  return [
    titleTag(title),
    meta('name', 'description', description),
    ...icons(site, base, folder),
    ...(pageAddress ? [link('canonical', pageAddress)] : []),
    ...(address ? alternates(languages, address) : []),
    link('alternate', `${base}${folder}resume.json`, {
      type: 'application/json',
      title: 'JSON Resume',
    }),
    ...Object.entries(openGraph).map(([name, value]) =>
      meta('property', `og:${name}`, String(value)),
    ),
    // X takes the rest from the tags of Open Graph.
    meta('name', 'twitter:card', 'summary_large_image'),
    {
      tag: 'script',
      attrs: { type: 'application/ld+json' },
      children: structuredData(content, folder),
    },
  ];
}

/**
 * The head of the page for unknown addresses; search engines leave it out. `base` leads to the site's files
 * from any page of the host.
 */
export function notFoundHead(
  { site, owner, notFound }: SiteContent,
  base: string,
): HtmlTagDescriptor[] {
  return [
    titleTag(`${notFound.heading} · ${owner.name}`),
    meta('name', 'robots', 'noindex'),
    ...icons(site, base),
  ];
}

/** Links to the page in all languages. Search engines show the first one to visitors who read none of them. */
function alternates(languages: LanguageVersion[], address: string): HtmlTagDescriptor[] {
  const [first] = languages;
  const versions = languages.map(({ language, path }) =>
    link('alternate', address + path, { hreflang: language }),
  );
  return first
    ? [...versions, link('alternate', address + first.path, { hreflang: 'x-default' })]
    : [];
}

/** Name and title, as in the browser's tab. */
export function titleOf({ name, title }: Pick<CheckedOwner, 'name' | 'title'>): string {
  return title === undefined ? name : `${name} · ${title}`;
}

/** Address of the larger portrait; undefined where there is none, or the site's own address is not known. */
export function portraitAddress(
  siteAddress: string | undefined,
  portrait: { src: string } | undefined,
): string | undefined {
  if (!siteAddress || !portrait) return undefined;
  const file = pictureFile(portrait.src, pictureSizes.portrait.width, 'webp');
  return `${siteAddress}${encodeURI(file)}`;
}

/** Icons and manifest. The manifest is that of the language. */
function icons({ colors }: SiteContent['site'], base: string, folder = ''): HtmlTagDescriptor[] {
  return [
    meta('name', 'theme-color', colors.ground),
    link('icon', `${base}favicon.svg`, { type: 'image/svg+xml' }),
    link('apple-touch-icon', `${base}apple-touch-icon.png`),
    link('manifest', `${base}${folder}manifest.webmanifest`),
  ];
}

/** Name by which the structured data refers to the owner. */
const PERSON_ID = '#owner';

/** schema.org Person, WebSite and ProfilePage as JSON that is safe inside a script element. */
function structuredData(
  { site, owner, about, skills, services, contact }: SiteContent,
  folder: string,
): string {
  const person = {
    '@type': 'Person',
    '@id': PERSON_ID,
    name: owner.name,
    jobTitle: owner.title,
    // The page shows these in its contact section only.
    ...(contact && {
      email: `mailto:${owner.email}`,
      telephone: owner.phone,
      address: owner.location,
    }),
    url: site.address,
    image: portraitAddress(site.address, about?.portrait),
    sameAs: owner.profiles?.map((profile) => profile.url),
    knowsAbout: skills?.items.flatMap(knowledgeOf),
    makesOffer: services?.items.map(offerOf),
  };
  const website = {
    '@type': 'WebSite',
    name: owner.name,
    description: site.description,
    inLanguage: site.language,
    url: site.address && site.address + folder,
  };
  const page = { '@type': 'ProfilePage', mainEntity: { '@id': PERSON_ID } };
  const graph = { '@context': 'https://schema.org', '@graph': [person, website, page] };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** The name of a group without a level, such as `Languages`, is a heading. */
function knowledgeOf(skill: Skill): string[] {
  return isGroup(skill) ? skill.keywords : [skill.name, ...(skill.keywords ?? [])];
}

/** A price is a text such as `from € 4 800`, so no number is given. */
function offerOf({ name, text, price }: Service): object {
  return {
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name, description: text },
    ...(price && { priceSpecification: { '@type': 'PriceSpecification', description: price } }),
  };
}

function titleTag(title: string): HtmlTagDescriptor {
  return { tag: 'title', children: title.replaceAll('&', '&amp;').replaceAll('<', '&lt;') };
}

function meta(key: 'name' | 'property', name: string, content: string): HtmlTagDescriptor {
  return { tag: 'meta', attrs: { [key]: name, content } };
}

function link(rel: string, href: string, more: Record<string, string> = {}): HtmlTagDescriptor {
  return { tag: 'link', attrs: { rel, href, ...more } };
}
