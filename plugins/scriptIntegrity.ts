import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** A built script. */
interface Script {
  /** Its path, below the site. */
  fileName: string;
  code: string;
}

/** Writes the digest of each script of the site into the tag that loads it. Scripts of others stay as they are. */
export function withIntegrity(html: string, scripts: readonly Script[]): string {
  return html.replaceAll(/<script\b[^>]*\bsrc="([^"]+)"/g, (tag: string, address: string) => {
    const script = scripts.find(({ fileName }) => address.endsWith(`/${fileName}`));
    return script ? `${tag} integrity="${scriptDigest(script.code)}"` : tag;
  });
}

/** The digest of a script, as the attribute `integrity` names it. */
export function scriptDigest(code: string): string {
  return `sha384-${createHash('sha384').update(code).digest('base64')}`;
}

/** Browsers refuse an entry script that was changed after the build, and keep the page as it was served. */
export function scriptIntegrity(): Plugin {
  return {
    name: 'script-integrity',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // Vite completes the scripts after it has written the pages.
      order: 'post',
      handler(_options, bundle) {
        const outputs = Object.values(bundle);
        const scripts = outputs.filter((output) => output.type === 'chunk');
        for (const page of outputs) {
          if (page.type === 'asset' && page.fileName.endsWith('.html')) {
            page.source = withIntegrity(String(page.source), scripts);
          }
        }
      },
    },
  };
}
