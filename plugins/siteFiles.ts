import type { Plugin } from 'vite';
import type { Content } from '../src/contentSchema.ts';
import { readListed, type ContentSource } from './content/contentSource.ts';
import { contentType } from './siteFiles/mimeTypes.ts';
import { alphaOf } from './siteFiles/portrait.ts';
import { haloNeedles, haloSvg } from './siteFiles/haloFiles.ts';
import { favicon, homeScreenIcon } from './siteFiles/icon.ts';
import { iconName, iconSizes, manifest } from './siteFiles/manifest.ts';
import { resume } from './siteFiles/resume.ts';

/** Width in pixels of the icon for Apple's devices. */
const APPLE_ICON = 180;

/** Makes the text or bytes of a file on request. */
type Maker = () => string | Promise<string | Buffer>;

/** The files beside the page that follow from the content, by name. The sitemap needs the site's address. */
export function siteFiles(content: Content, publicFolder = 'public'): Record<string, Maker> {
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

/** Writes the files into the build; the dev server makes them at each request. */
export function writeSiteFiles(source: ContentSource): Plugin {
  let publicFolder: string;
  const filesNow = async () => siteFiles(await readListed(source), publicFolder);

  return {
    name: 'site-files',
    applyToEnvironment: ({ name }) => name === 'client',

    configResolved: ({ publicDir }) => void (publicFolder = publicDir),

    async generateBundle() {
      for (const [fileName, make] of Object.entries(await filesNow()))
        this.emitFile({ type: 'asset', fileName, source: await make() });
    },

    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const name = request.url?.split('?')[0]?.slice(1) ?? '';
        // Skip other requests, such as those for modules.
        if (!/^[\w-]+\.(svg|png|json|webmanifest|txt|xml)$/.test(name)) return next();
        const respond = async () => {
          const make = new Map(Object.entries(await filesNow())).get(name);
          if (!make) return next();
          response.setHeader('Content-Type', contentType(name));
          response.end(await make());
        };
        respond().catch(next);
      });
    },
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
