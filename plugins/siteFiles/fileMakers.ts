import type { Content } from '../../src/contentSchema.ts';
import { haloNeedles, haloSvg } from './haloFiles.ts';
import { favicon, homeScreenIcon } from './icon.ts';
import { iconName, iconSizes, manifest } from './manifest.ts';
import { alphaOf } from '../shared/portrait.ts';
import { resume } from './resume.ts';

/** Width in pixels of the icon for Apple's devices. */
const APPLE_ICON = 180;

/** Makes the text or bytes of a file on request. */
type FileMaker = () => string | Promise<string | Buffer>;

/** The files beside the page that follow from the content, by name. The sitemap needs the site's address. */
export function fileMakers(content: Content, publicFolder = 'public'): Record<string, FileMaker> {
  const { portrait } = content.about ?? {};
  const { address, colors } = content.site;
  return {
    'favicon.svg': () => favicon(colors),
    'apple-touch-icon.png': () => homeScreenIcon(colors, APPLE_ICON),
    ...Object.fromEntries(
      iconSizes.map((size) => [iconName(size), () => homeScreenIcon(colors, size)]),
    ),
    'manifest.webmanifest': () => json(manifest(content)),
    'resume.json': () => json(resume(content)),
    ...(portrait && {
      'halo.svg': async () =>
        haloSvg(await alphaOf(portrait.src, publicFolder), portrait.face, colors),
      'halo.json': async () =>
        JSON.stringify(
          haloNeedles(await alphaOf(portrait.src, publicFolder), portrait.face, colors),
        ),
    }),
    'robots.txt': () => robots(address),
    ...(address && { 'sitemap.xml': () => sitemap(address) }),
  };
}

function robots(address: string | undefined): string {
  const sitemapLine = address ? `Sitemap: ${new URL('sitemap.xml', address).href}\n` : '';
  return `User-agent: *\nAllow: /\n${sitemapLine}`;
}

/** The address is percent-encoded; two characters that are left have other uses in XML. */
function sitemap(address: string): string {
  const location = new URL(address).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${location}</loc></url></urlset>`,
    '',
  ].join('\n');
}

function json(value: object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
