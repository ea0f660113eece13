import type { Plugin, ResolvedConfig } from 'vite';
import { requestPath } from '../requestPath.ts';
import type { ContentSource } from './contentSource.ts';
import { sizesBelow } from './contentErrors.ts';
import { listedContent } from './listedContent.ts';
import { findMissingKeys, findBlockers } from './publishBlockers.ts';
import { OVERLAY_SHOWN, overlayPage, overlayWith } from './overlayPage.ts';
import { rightContent } from './rightContent.ts';
import { plainError } from './unreadable.ts';

/** Mode in which nothing is built that is not ready to be published: `vite build --mode publish`. */
const PUBLISH = 'publish';

/**
 * Names every error in the content before anything is built, and in the dev server's overlay for as long as it is
 * there. What keeps the site from being published is a warning; in the mode `publish` it is refused.
 */
export function contentCheck(source: ContentSource): Plugin {
  let config: ResolvedConfig;
  /** What the dev server has said last; undefined while nothing is wrong. */
  let said: string | undefined;

  const contentNow = () => rightContent(source, sizesBelow(config.publicDir));

  /** What is wrong with the content as it is now; said in the terminal once. */
  const findMessage = async () => {
    const message = await contentNow().then(
      () => undefined,
      (error: Error) => error.message,
    );
    if (message && message !== said) config.logger.error(message, { timestamp: true });
    said = message;
    return message;
  };

  /** One after the other, so that what is known last is what is so now. */
  let asked: Promise<string | undefined> = Promise.resolve(undefined);
  const messageNow = () => (asked = asked.then(findMessage));

  return {
    name: 'content-check',
    // Of two changes within 50 ms, such as emptied and written, only the first is told otherwise.
    config: () => ({ server: { watch: { awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 } } } }),
    configResolved: (resolved) => void (config = resolved),

    buildApp: {
      order: 'pre',
      async handler() {
        const shown = await listedContent(await contentNow());
        const blockers = findBlockers(shown, config.publicDir);
        if (config.mode === PUBLISH) {
          blockers.push(...findMissingKeys(shown, config.env));
          if (blockers.length > 0)
            throw plainError(listed('The site is not ready to be published', blockers));
        } else if (blockers.length > 0) {
          // Missing keys have a warning of their own.
          config.logger.warn(listed('Before it can be published (npm run build:publish)', blockers));
        }
      },
    },

    // After Vite has named the page that is asked for, and before it is rendered.
    configureServer:
      ({ middlewares, environments, config: { base } }) =>
      () => {
        const { hot } = environments.client;
        // A page may have been answered before a change and connect after it.
        hot.on('vite:client:connect', async (_data, page) => {
          const message = await messageNow();
          if (message) page.send(overlayWith(message));
        });
        hot.on(OVERLAY_SHOWN, async (_data, page) => {
          if (!(await messageNow())) page.send({ type: 'full-reload' });
        });
        middlewares.use((request, response, next) => {
          if (!requestPath(request).endsWith('.html')) return next();
          messageNow().then((message) => {
            if (!message) return next();
            response
              .writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' })
              .end(overlayPage(message, base));
          }, next);
        });
      },

    // Whichever file has changed: a picture may have come, or something that content.ts imports.
    async hotUpdate() {
      if (this.environment.name !== 'client') return;
      const wasWrong = said !== undefined;
      const message = await messageNow();
      if (message) this.environment.hot.send(overlayWith(message));
      else if (wasWrong) this.environment.hot.send({ type: 'full-reload' });
      return message || wasWrong ? [] : undefined;
    },
  };
}

function listed(title: string, sentences: string[]): string {
  return `\n${title}:\n${sentences.map((sentence) => `  - ${sentence}`).join('\n')}\n`;
}
