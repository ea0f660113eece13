import type { Content } from './content/schema.ts';

/** What stands outside the root element: attributes of `<html>` and the tags of `<head>`. */
export interface DocumentHead {
  language: string;
  direction: 'ltr' | 'rtl';
  /** HTML of the tags, one a line. */
  head: string;
}

/** Title, description, link previews and structured data, all from the content. */
export function documentHead({ site, owner }: Content): DocumentHead {
  const title = `${owner.name} · ${owner.title}`;
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', site.description),
    meta('name', 'author', owner.name),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', site.description),
    meta('property', 'og:locale', site.language.replace('-', '_')),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(site.address
      ? [`<link rel="canonical" href="${escapeHtml(site.address)}">`, meta('property', 'og:url', site.address)]
      : []),
    `<script type="application/ld+json">${structuredData({ site, owner })}</script>`,
  ];
  return { language: site.language, direction: site.direction, head: tags.join('\n    ') };
}

/** schema.org Person and WebSite as JSON that is safe inside a script element. */
function structuredData({ site, owner }: Pick<Content, 'site' | 'owner'>): string {
  const person = {
    '@type': 'Person',
    name: owner.name,
    jobTitle: owner.title,
    email: `mailto:${owner.email}`,
    address: owner.location,
    url: site.address,
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
