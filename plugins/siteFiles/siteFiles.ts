import type { Plugin } from 'vite';
import { pagesOf, readListed, type ContentSource } from '../contentSource/contentSource.ts';
import { fileGenerators } from './fileGenerators.ts';
import { contentType } from './mimeTypes.ts';

/** Writes the files into the build; the dev server makes them at each request. */
export function siteFiles(source: ContentSource): Plugin {
  let publicFolder: string;
  const filesNow = async () => {
    const [original, ...translations] = await Promise.all(
      pagesOf(source).map(async (page) => ({
        content: await readListed(page),
        folder: page.folder,
      })),
    );
    return fileGenerators(original!.content, translations, publicFolder);
  };

  return {
    name: 'site-files',
    applyToEnvironment: ({ name }) => name === 'client',

    configResolved: ({ publicDir }) => void (publicFolder = publicDir),

    async generateBundle() {
      for (const [fileName, make] of Object.entries(await filesNow())) {
        this.emitFile({ type: 'asset', fileName, source: await make() });
      }
    },

    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const name = request.url?.split('?')[0]?.slice(1) ?? '';
        // Skip other requests, such as those for modules.
        if (!/^[\w-]+(\/[\w-]+)?\.(svg|png|json|webmanifest|txt|xml|vcf)$/.test(name)) {
          return next();
        }
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
