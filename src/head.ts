import { pictureSizes } from './content/pictureSizes.ts';
import type { Content } from './content/schema.ts';

/** What stands outside the root element: attributes of `<html>` and the tags of `<head>`. */
export interface DocumentHead {
  language: string;
  direction: 'ltr' | 'rtl';
  /** HTML of the tags, one a line. */
  head: string;
}

/** What link previews show: a file below public/ and its size in pixels. */
export const sharePicture = { src: 'assets/share.jpg', width: 1200, height: 630 } as const;

/** Title, description, icons, link previews and structured data, all from the content. */
export function documentHead({ site, owner, about }: Content): DocumentHead {
  const title = titleOf(owner);
  const { address, description } = site;
  return documentHeadOf(site, [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'author', owner.name),
    ...icons(site),
    '<link rel="alternate" type="application/json" title="JSON Resume" href="./resume.json">',
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', owner.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:locale', site.language.replace('-', '_')),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    ...(address ? addressed(address, title) : []),
    `<script type="application/ld+json">${structuredData({ site, owner, about })}</script>`,
  ]);
}

/** The head of the page for addresses that lead nowhere; search engines leave it out. */
export function notFoundHead({ site, owner, notFound }: Content): DocumentHead {
  return documentHeadOf(site, [
    `<title>${escapeHtml(`${notFound.heading} · ${owner.name}`)}</title>`,
    meta('name', 'robots', 'noindex'),
    ...icons(site),
  ]);
}

/** Name and title, as in the browser's tab. */
export function titleOf({ name, title }: Content['owner']): string {
  return `${name} · ${title}`;
}

/** Address of the larger portrait; undefined until the site's own address is known. */
export function portraitAddress({ site, about }: Pick<Content, 'site' | 'about'>): string | undefined {
  return site.address && `${site.address}${about.portrait.src}-${pictureSizes.portrait.widths[1]}.webp`;
}

function documentHeadOf({ language, direction }: Content['site'], tags: string[]): DocumentHead {
  return { language, direction, head: tags.join('\n    ') };
}

function icons({ colors }: Content['site']): string[] {
  return [
    meta('name', 'theme-color', colors.ground),
    '<link rel="icon" href="./favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="./apple-touch-icon.png">',
    '<link rel="manifest" href="./manifest.webmanifest">',
  ];
}

/** Tags that demand whole addresses. */
function addressed(address: string, title: string): string[] {
  const picture = `${address}${sharePicture.src}`;
  return [
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    meta('property', 'og:url', address),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:width', String(sharePicture.width)),
    meta('property', 'og:image:height', String(sharePicture.height)),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:image', picture),
    meta('name', 'twitter:image:alt', title),
  ];
}

/** schema.org Person and WebSite as JSON that is safe inside a script element. */
function structuredData({ site, owner, about }: Pick<Content, 'site' | 'owner' | 'about'>): string {
  const person = {
    '@type': 'Person',
    name: owner.name,
    jobTitle: owner.title,
    email: `mailto:${owner.email}`,
    telephone: owner.phone,
    address: owner.location,
    url: site.address,
    image: portraitAddress({ site, about }),
    sameAs: Object.values(owner.profiles).map((profile) => profile.url),
  };
  const website = {
    '@type': 'WebSite',
    name: owner.name,
    description: site.description,
    inLanguage: site.language,
    url: site.address,
  };
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': [person, website] }).replaceAll('<', '\\u003c');
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
