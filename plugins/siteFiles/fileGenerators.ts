import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import { contactCard } from './contactCard.ts';
import { contactCode } from './contactCode.ts';
import { haloNeedles, haloSvg } from './haloFiles.ts';
import { favicon, homeScreenIcon } from './icon.ts';
import { spriteAnimationOf } from '../../src/sections/Projects/SpriteAnimation/moves.ts';
import { spritesJson } from '../../src/sections/Projects/SpriteAnimation/spritesJson.ts';
import { llms } from './llms.ts';
import { iconName, iconSizes, manifest } from './manifest.ts';
import { contactCardFile, contactCodeFile } from '../shared/contactCardFiles.ts';
import { alphaOf } from '../shared/portrait.ts';
import { resume } from './resume.ts';

/** Width in pixels of the icon for Apple's devices. */
const APPLE_ICON = 180;

/** Makes the text or bytes of a file on request. */
type FileGenerator = () => string | Promise<string | Buffer>;

/** A page of the site. */
interface SitePage {
  content: CheckedContent;
  /** Its folder below the site, such as `fr/`; empty for that of content.ts. */
  folder: string;
}

/**
 * The files beside the pages that follow from the content, by name: those of the site, and for each translation
 * those with words in its folder. The sitemap needs the site's address.
 */
export function fileGenerators(
  content: CheckedContent,
  translations: readonly SitePage[] = [],
  publicFolder = 'public',
): Record<string, FileGenerator> {
  const { portrait } = content.about ?? {};
  const { address, colors } = content.site;
  return {
    'favicon.svg': () => favicon(colors),
    'apple-touch-icon.png': () => homeScreenIcon(colors, APPLE_ICON),
    ...Object.fromEntries(
      iconSizes.map((size) => [iconName(size), () => homeScreenIcon(colors, size)]),
    ),
    ...filesOfLanguage(content),
    ...Object.assign({}, ...translations.map((each) => filesOfLanguage(each.content, each.folder))),
    ...(portrait && {
      'halo.svg': async () =>
        haloSvg(await alphaOf(portrait.src, publicFolder), portrait.face, colors),
      'halo.json': async () =>
        JSON.stringify(
          haloNeedles(await alphaOf(portrait.src, publicFolder), portrait.face, colors),
        ),
    }),
    ...spriteFiles(content),
    'robots.txt': () => robots(address),
    ...(address && {
      'sitemap.xml': () => sitemap(address, [{ content, folder: '' }, ...translations]),
    }),
  };
}

/** A file for each picture with sprites: how they move. */
function spriteFiles({ projects }: CheckedContent): Record<string, FileGenerator> {
  const entries = [...(projects?.items ?? []).entries()];
  return Object.fromEntries(
    entries.flatMap(([index, { answer: sprites }]) =>
      sprites ? [[spritesJson(index), () => JSON.stringify(spriteAnimationOf(sprites))]] : [],
    ),
  );
}

/** The files with words of a language. */
function filesOfLanguage(content: CheckedContent, folder = ''): Record<string, FileGenerator> {
  const { contact, site } = content;
  const pageAddress = site.address && site.address + folder;
  return {
    [`${folder}manifest.webmanifest`]: () => json(manifest(content, folder)),
    [`${folder}resume.json`]: () => json(resume(content, folder)),
    [`${folder}llms.txt`]: () => llms(content, folder),
    ...(contact && { [folder + contactCardFile]: () => contactCard(content, folder) }),
    ...(contact && pageAddress && { [folder + contactCodeFile]: () => contactCode(pageAddress) }),
  };
}

function robots(address: string | undefined): string {
  const sitemapLine = address ? `Sitemap: ${new URL('sitemap.xml', address).href}\n` : '';
  return `User-agent: *\nAllow: /\n${sitemapLine}`;
}

/** Each page, with links to its versions in other languages. */
function sitemap(address: string, pages: readonly SitePage[]): string {
  const isMultilingual = pages.length > 1;
  const versions = pages.map(({ content, folder }) => ({
    language: content.site.language,
    address: inXml(address + folder),
  }));
  const links = versions.map(
    (version) =>
      `<xhtml:link rel="alternate" hreflang="${version.language}" href="${version.address}"/>`,
  );
  const alternates = isMultilingual ? links.join('') : '';
  const urls = versions.map((version) => `<url><loc>${version.address}</loc>${alternates}</url>`);
  const names = [
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    ...(isMultilingual ? ['xmlns:xhtml="http://www.w3.org/1999/xhtml"'] : []),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset ${names.join(' ')}>${urls.join('')}</urlset>`,
    '',
  ].join('\n');
}

/** The address is percent-encoded; two characters that are left have other uses in XML. */
function inXml(address: string): string {
  return new URL(address).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}

function json(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
