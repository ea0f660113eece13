/** `npm run check`: names every error in the content, and what keeps the site from being published. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import type { Content } from '../../src/contentSchema.ts';
import { contentRules, contentSource, type ContentRules, type ContentSource } from './contentSource.ts';
import { findErrors, report, sizesBelow } from './contentErrors.ts';
import { findMissingKeys, findBlockers } from './publishBlockers.ts';
import { listedContent } from './visitorContent.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const publicFolder = resolve(root, process.env.PUBLIC_FOLDER || 'public');

const read = await contentSource(process.env.CONTENT_FILE).read().catch((error: Error) => error);
if (read instanceof Error) fail(read.message);
else check(read, await contentRules());

function check({ content, lineOf }: Awaited<ReturnType<ContentSource['read']>>, rules: ContentRules): void {
  const errors = findErrors(content, rules, sizesBelow(publicFolder), lineOf);
  if (errors.length > 0) return fail(report(errors));
  console.log('src/content/content.ts has no errors.');
  const keys = findMissingKeys(loadEnv('publish', root));
  const blockers = [...findBlockers(listedContent(content as Content, rules.sectionIds), publicFolder), ...keys];
  for (const blocker of blockers) console.log(`Before it is published: ${blocker}`);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
