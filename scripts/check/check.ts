/** `npm run check [-- --send]` names the errors in the content and the reasons not to publish the site. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import { checkedContent, contentSource, listedContent } from '../../plugins/content/contentSource.ts';
import { sizesBelow } from '../../plugins/content/contentErrors.ts';
import { findBlockers } from '../../plugins/content/publishBlockers.ts';
import { sendTestMessage } from './sendTestMessage.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const publicDir = resolve(root, process.env.PUBLIC_FOLDER || 'public');

async function check(): Promise<void> {
  const content = await checkedContent(contentSource(), sizesBelow(publicDir));
  console.log('src/content/content.ts has no errors.');
  const env = loadEnv('publish', root);
  const blockers = findBlockers(await listedContent(content), { root, publicDir, env });
  for (const blocker of blockers) console.log(`Before it is published: ${blocker}`);
  if (process.argv.includes('--send')) console.log(await sendTestMessage(content, env));
}

await check().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
