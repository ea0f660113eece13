/** `npm run check`: names every mistake in the content, and what keeps the site from being published. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import type { Content } from '../../src/contentSchema.ts';
import { contentRules, contentSource } from './contentSource.ts';
import { findMistakes, report, sizesBelow } from './findMistakes.ts';
import { findMissingKeys, findObstacles } from './findObstacles.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const publicFolder = join(root, 'public');

const { content } = await contentSource().read();
const mistakes = findMistakes(content, await contentRules(), sizesBelow(publicFolder));
if (mistakes.length > 0) {
  console.error(report(mistakes));
  process.exitCode = 1;
} else {
  console.log('src/content/content.ts has no mistakes.');
  const keys = findMissingKeys(loadEnv('publish', root));
  const obstacles = [...findObstacles(content as Content, publicFolder), ...keys];
  for (const obstacle of obstacles) console.log(`Before it is published: ${obstacle}`);
}
