/** `npm run check [-- --send]` names the errors in the content and the reasons not to publish the site. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { findAdvice } from '../../plugins/contentCheck/advice.ts';
import { contentSource, readListed } from '../../plugins/contentSource/contentSource.ts';
import { findForeignLetters } from '../../plugins/contentCheck/foreignLetters.ts';
import { errorsByFile } from '../../plugins/contentCheck/checkedContent.ts';
import { report } from '../../plugins/contentCheck/contentErrors.ts';
import { publicFilesIn } from '../../plugins/shared/publicFiles.ts';
import {
  findBlockers,
  findBlockersOfTranslations,
  findWrongKeys,
  KEYS_NOT_TRIED,
} from '../../plugins/contentCheck/publishBlockers.ts';
import { findUntranslated } from '../../plugins/contentCheck/untranslated.ts';
import { allowClosedPipe } from '../closedPipe.ts';
import { exitWith } from '../exitWith.ts';
import { sendTestMessage } from './sendTestMessage.ts';

const USAGE =
  'npm run check [-- --send]   --send also sends a message through EmailJS, to try the keys';
const root = fileURLToPath(new URL('../../', import.meta.url));
const publicDir = resolve(root, process.env.PUBLIC_FOLDER || 'public');

async function check(): Promise<void> {
  const { values } = parseArgs({
    options: { send: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) return console.log(USAGE);
  const source = contentSource();
  const files = await errorsByFile(source, publicFilesIn(publicDir));
  for (const { file, errors } of files) {
    console.log(errors.length === 0 ? `${file} has no errors.` : report(file, errors));
  }
  const isRight = files.every(({ errors }) => errors.length === 0);
  const env = loadEnv('publish', root);
  try {
    const listed = await readListed(source);
    const blockers = await findBlockers(listed, { root, publicDir, env });
    if (isRight) {
      blockers.push(...(await findBlockersOfTranslations(source, publicDir)));
      const advice = [
        ...findAdvice(listed, publicFilesIn(publicDir)),
        ...(await findUntranslated(source)),
      ];
      for (const sentence of advice) console.log(`Recommended: ${sentence}`);
      const letters = await findForeignLetters(listed, (await source.read()).written);
      if (letters) console.log(`Note: ${letters}`);
    }
    for (const blocker of blockers) console.log(`Before it is published: ${blocker}`);
    if (isRight && blockers.length === 0) console.log('It is ready: npm run build:publish');
    if (isRight && values.send) console.log(await sendTestMessage(listed, env));
    else if (listed.contact && findWrongKeys(listed, env, root).length === 0) {
      console.log(KEYS_NOT_TRIED);
    }
  } catch (error) {
    // A field of a wrong kind, which is among the errors, also hides the steps before publishing.
    if (isRight) throw error;
  }
  if (!isRight) process.exitCode = 1;
}

allowClosedPipe();
await check().catch(exitWith);
