import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import type { LanguageVersion } from '../../src/sections/sectionProps.ts';
import type { SiteContent } from '../../src/siteContent.ts';
import { pagesOf, readListed, type ContentSource } from '../contentSource/contentSource.ts';
import { languageName } from '../contentSource/languageFiles.ts';
import { publicFilesIn } from '../shared/publicFiles.ts';
import { alphaOf, kindOf } from '../shared/portrait.ts';
import { hasOwnSharePicture, sharePictureFile } from '../shared/sharePicture.ts';
import { siteContentOf } from './siteContentOf.ts';

/** The content of the page that the browser shows. */
const CONTENT_MODULE = 'virtual:content';
/** The content of all pages, for the renderer. */
const ALL_CONTENT_MODULE = 'virtual:all-content';
/** The content of one page of several: its language follows. */
const CONTENT_IN = 'virtual:content-in/';

/** Vite's mark of a virtual module. */
const RESOLVED = '\0';

/** Makes the module `virtual:content`: the content as the page gets it. A page loads that of its language only. */
export function siteContent(source: ContentSource): Plugin {
  let publicFolder = '';

  const siteContentIn = async (page: ContentSource, plugin: Rollup.PluginContext) => {
    const content = await readListed(page, plugin);
    const { owner, about } = content;
    const cvBytes = owner.cv && publicFilesIn(publicFolder).sizeOf(owner.cv.file);
    if (owner.cv && cvBytes !== undefined) plugin.addWatchFile(join(publicFolder, owner.cv.file));
    const portraitKind = about?.portrait && kindOf(await alphaOf(about.portrait.src, publicFolder));
    const languages = await languagesOf(source);
    const sharePicture = hasOwnSharePicture(content, await readListed(source))
      ? sharePictureFile(content.site.language)
      : undefined;
    const facts = { cvBytes, portraitKind, languages, sharePicture };
    return withoutMarks(siteContentOf(content, facts));
  };

  return {
    name: 'site-content',
    configResolved: (config) => void (publicFolder = config.publicDir),
    resolveId: (id) =>
      id === CONTENT_MODULE || id === ALL_CONTENT_MODULE || id.startsWith(CONTENT_IN)
        ? RESOLVED + id
        : undefined,
    async load(id) {
      if (!id.startsWith(RESOLVED)) return undefined;
      const name = id.slice(RESOLVED.length);
      const pages = pagesOf(source);
      if (name === ALL_CONTENT_MODULE) {
        const entries = await Promise.all(
          pages.map(async (page) => `'${page.folder}': ${await siteContentIn(page, this)}`),
        );
        return `export const allContent = { ${entries.join(', ')} };`;
      }
      if (name.startsWith(CONTENT_IN)) {
        const page = await pageIn(name.slice(CONTENT_IN.length), pages);
        return `export const content = ${await siteContentIn(page, this)};`;
      }
      if (name !== CONTENT_MODULE) return undefined;
      const languages = await languagesOf(source);
      if (languages) return contentByLanguage(languages);
      return `const content = ${await siteContentIn(source, this)};
export const loadContent = () => Promise.resolve(content);`;
    },
  };
}

/** The languages of a site that has several. */
async function languagesOf(source: ContentSource): Promise<LanguageVersion[] | undefined> {
  const pages = pagesOf(source);
  if (pages.length === 1) return undefined;
  return Promise.all(
    pages.map(async (page) => {
      const { language } = (await readListed(page)).site;
      return { language, name: languageName(language), path: page.folder };
    }),
  );
}

async function pageIn(language: string, pages: ContentSource[]): Promise<ContentSource> {
  for (const page of pages) {
    if ((await readListed(page)).site.language === language) return page;
  }
  throw new Error(`No page is in ${language}`);
}

/** A module that loads the content in the language of the document. */
function contentByLanguage(languages: LanguageVersion[]): string {
  const loaders = languages.map(
    ({ language }) => `'${language}': () => import('${CONTENT_IN}${language}')`,
  );
  return `const loaders = { ${loaders.join(', ')} };
export const loadContent = async () => (await loaders[document.documentElement.lang]()).content;`;
}

/** The content as JSON, without the marks of the sample. */
function withoutMarks(content: SiteContent): string {
  return JSON.stringify(content, (key, value: unknown) => (key === 'sample' ? undefined : value));
}
