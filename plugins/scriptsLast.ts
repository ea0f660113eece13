import type { Plugin } from 'vite';

/** The page is whole without its scripts, so they are asked for after all that can be seen. Vite writes tags without this. */
export function scriptsLast(): Plugin {
  return {
    name: 'scripts-last',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: {
      // After Vite has written the addresses of the built scripts.
      order: 'post',
      handler: (html) =>
        html.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"'),
    },
  };
}
