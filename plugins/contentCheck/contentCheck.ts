import type { Plugin, ResolvedConfig } from 'vite';
import { publicFilesIn } from '../shared/publicFiles.ts';
import { listedContent, type ContentSource } from '../contentSource/contentSource.ts';
import { findAdvice } from './advice.ts';
import { checkedContent } from './checkedContent.ts';
import { publicFilesWithPictures } from '../missingPictures.ts';
import { findBlockers, findBlockersOfTranslations, KEYS_NOT_TRIED } from './publishBlockers.ts';
import { plainError } from '../contentSource/readError.ts';
import { findUntranslated } from './untranslated.ts';

/** Vite's mode that builds only a site that is ready: `vite build --mode publish`. */
export const PUBLISH = 'publish';

/**
 * Checks the content before a build, and in the dev server, which shows errors in Vite's overlay. Lists what
 * keeps the site from being published: a warning, or an error in the mode `publish`.
 */
export function contentCheck(source: ContentSource): Plugin {
  let config: ResolvedConfig;
  let isWrong = false;

  const check = (filesIn: typeof publicFilesIn) =>
    checkedContent(source, filesIn(config.publicDir));

  return {
    name: 'content-check',
    // Editors that empty a file before they write it would cause two updates.
    config: () => ({
      server: { watch: { awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 } } },
    }),
    configResolved: (resolved) => void (config = resolved),

    buildApp: {
      order: 'pre',
      async handler() {
        source.forget();
        const shown = await listedContent(await check(publicFilesIn));
        const advice = [
          ...findAdvice(shown, publicFilesIn(config.publicDir)),
          ...(await findUntranslated(source)),
        ];
        if (advice.length > 0) config.logger.info(bulleted('Recommended', advice));
        const blockers = [
          ...(await findBlockers(shown, config)),
          ...(await findBlockersOfTranslations(source, config.publicDir)),
        ];
        if (blockers.length === 0) {
          if (shown.contact) config.logger.info(KEYS_NOT_TRIED);
          return;
        }
        if (config.mode === PUBLISH) {
          const title = 'The site is not ready to be published, and no new one is built';
          throw plainError(bulleted(title, blockers));
        }
        config.logger.warn(
          bulleted('Before it can be published (npm run build:publish)', blockers),
        );
      },
    },

    configureServer(server) {
      // After Vite has found the page's file, before it renders the page.
      return () => {
        server.middlewares.use((request, _response, next) => {
          if (!request.url?.split('?')[0]?.endsWith('.html')) return next();
          check(publicFilesWithPictures).then(() => next(), next);
        });
      };
    },

    // After any change: a picture may have come, or a file that content.ts imports has changed.
    async hotUpdate() {
      if (this.environment.name !== 'client') return;
      source.forget();
      const wasWrong = isWrong;
      const error = await check(publicFilesWithPictures).then(
        () => undefined,
        (thrown: Error) => thrown,
      );
      isWrong = error !== undefined;
      if (error) {
        config.logger.error(error.message, { timestamp: true });
        this.environment.hot.send({ type: 'error', err: { message: error.message, stack: '' } });
      } else if (wasWrong) {
        this.environment.hot.send({ type: 'full-reload' });
      }
      return isWrong || wasWrong ? [] : undefined;
    },
  };
}

function bulleted(title: string, sentences: string[]): string {
  return `\n${title}:\n${sentences.map((sentence) => `  - ${sentence}`).join('\n')}\n`;
}
