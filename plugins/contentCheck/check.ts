/** `npm run check`: names every mistake in the content, and what keeps the site from being published. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import { content } from '../../src/content/content.ts';
import { findMistakes, report, sizesBelow } from './findMistakes.ts';
import { findMissingKeys, findObstacles } from './findObstacles.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const publicFolder = join(root, 'public');

const mistakes = findMistakes(content, sizesBelow(publicFolder));
if (mistakes.length > 0) {
  console.error(report(mistakes));
  process.exitCode = 1;
} else {
  console.log('src/content/content.ts has no mistakes.');
  const obstacles = [...findObstacles(content, publicFolder), ...findMissingKeys(loadEnv('publish', root))];
  for (const obstacle of obstacles) console.log(`Before it is published: ${obstacle}`);
}
