import globalData from '@csstools/postcss-global-data';
import customMedia from 'postcss-custom-media';

/** Every style sheet can use the breakpoints of breakpoints.css in its media queries. */
export const breakpoints = {
  postcss: { plugins: [globalData({ files: ['src/styles/breakpoints.css'] }), customMedia()] },
};
