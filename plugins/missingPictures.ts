import type { Plugin } from 'vite';
import type { PublicFiles } from '../src/content/schema/rules.ts';
import { publicFilesIn } from './shared/publicFiles.ts';

const PICTURE = /^[^?]+\.(avif|webp)$/;
const GREY =
  '<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="gray"/></svg>';

/** The files below a folder, as if no picture were missing. */
export function publicFilesWithPictures(folder: string): PublicFiles {
  const files = publicFilesIn(folder);
  return {
    ...files,
    sizeOf: (path) => files.sizeOf(path) ?? (PICTURE.test(path) ? 0 : undefined),
  };
}

/**
 * Shows a grey picture in the dev server where a picture is missing, so that the page can be looked at
 * before. Refuses malformed addresses.
 */
export function missingPictures(): Plugin {
  return {
    name: 'missing-pictures',
    configureServer({ config, middlewares }) {
      const { sizeOf } = publicFilesIn(config.publicDir);
      middlewares.use(({ url = '/' }, response, next) => {
        let file;
        try {
          file = decodeURI(url.slice(1));
        } catch {
          // Vite 8.3 ends at some of these with an unhandled URIError.
          return response.writeHead(400).end('The address is malformed');
        }
        if (!PICTURE.test(file) || sizeOf(file) !== undefined) return next();
        config.logger.warnOnce(`public/ has no ${file}: npm run pictures makes it`);
        response.setHeader('Content-Type', 'image/svg+xml').end(GREY);
      });
    },
  };
}
