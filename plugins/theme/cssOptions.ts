import { basename } from 'node:path';
import globalData from '@csstools/postcss-global-data';
import customMedia from 'postcss-custom-media';
import type { CSSOptions } from 'vite';

/** How Vite reads the style sheets, in the site and in component tests. */
export const cssOptions: CSSOptions = {
  // Every style sheet can use the breakpoints of breakpoints.css in its media queries.
  postcss: {
    plugins: [globalData({ files: ['src/styles/breakpoints.css'] }), customMedia()],
  },
  modules: {
    // `About_heading`: no two style sheets have one name. Vite's own names end with a hash and a number.
    generateScopedName: (name, file) => `${basename(file, '.module.css')}_${name}`,
  },
};
