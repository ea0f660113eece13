import globalData from '@csstools/postcss-global-data';
import customMedia from 'postcss-custom-media';

/** Every style sheet knows the names of the breakpoints. */
export const breakpoints = {
  postcss: { plugins: [globalData({ files: ['src/styles/breakpoints.css'] }), customMedia()] },
};
