/** `npm run check`: names every error in the content, and what keeps the site from being published. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import type { Content } from '../../src/contentSchema.ts';
import { contentRules, contentSource } from './contentSource.ts';
import { findErrors, report, sizesBelow } from './contentErrors.ts';
import { findMissingKeys, findBlockers } from './publishBlockers.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const publicFolder = join(root, 'public');

const { content } = await contentSource().read();
const errors = findErrors(content, await contentRules(), sizesBelow(publicFolder));
if (errors.length > 0) {
  console.error(report(errors));
  process.exitCode = 1;
} else {
  console.log('src/content/content.ts has no errors.');
  const keys = findMissingKeys(loadEnv('publish', root));
  const blockers = [...findBlockers(content as Content, publicFolder), ...keys];
  for (const blocker of blockers) console.log(`Before it is published: ${blocker}`);
}
