import { inspect } from 'node:util';
import type { Plugin, ResolvedConfig } from 'vite';
import type { Content } from '../../src/contentSchema.ts';
import { contentRules, type ContentSource } from './contentSource.ts';
import { findErrors, report, sizesBelow } from './contentErrors.ts';
import { findMissingKeys, findBlockers } from './publishBlockers.ts';

/** Mode in which nothing is built that is not ready to be published: `vite build --mode publish`. */
const PUBLISH = 'publish';

/**
 * Names every error in the content before anything is built, and in the dev server's overlay for as long as it is
 * there. What keeps the site from being published is a warning; in the mode `publish` it is refused.
 */
export function contentCheck(source: ContentSource): Plugin {
  let config: ResolvedConfig;
  let wasWrong = false;

  const errorsNow = async () => {
    const [{ content }, rules] = await Promise.all([source.read(), contentRules()]);
    return { content, errors: findErrors(content, rules, sizesBelow(config.publicDir)) };
  };

  return {
    name: 'content-check',
    configResolved: (resolved) => void (config = resolved),

    buildApp: {
      order: 'pre',
      async handler() {
        const { content, errors } = await errorsNow();
        if (errors.length > 0) throw failure(report(errors));
        const blockers = findBlockers(content as Content, config.publicDir);
        if (config.mode === PUBLISH) {
          blockers.push(...findMissingKeys(config.env));
          if (blockers.length > 0) throw failure(listed('The site is not ready to be published', blockers));
        } else if (blockers.length > 0) {
          // Missing keys have a warning of their own.
          config.logger.warn(listed('Before it can be published (npm run build:publish)', blockers));
        }
      },
    },

    transformIndexHtml: {
      order: 'pre',
      async handler(_html, { server }) {
        if (!server) return;
        const { errors } = await errorsNow();
        wasWrong = errors.length > 0;
        if (wasWrong) throw failure(report(errors));
      },
    },

    // Whichever file has changed: a picture may have come, or something that content.ts imports.
    async hotUpdate() {
      if (this.environment.name !== 'client') return;
      // A syntax error is the bundler's to report.
      const { errors } = await errorsNow().catch(() => ({ errors: [] }));
      if (errors.length > 0) {
        wasWrong = true;
        const message = report(errors);
        config.logger.error(message, { timestamp: true });
        this.environment.hot.send({ type: 'error', err: { message, stack: '', plugin: 'content-check' } });
        return [];
      }
      if (!wasWrong) return;
      wasWrong = false;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}

/** An error that is shown without the places in the code that it came through: it is about the content. */
function failure(message: string): Error {
  return Object.assign(new Error(message), { stack: message, [inspect.custom]: () => message });
}

function listed(title: string, sentences: string[]): string {
  return `\n${title}:\n${sentences.map((sentence) => `  - ${sentence}`).join('\n')}\n`;
}
