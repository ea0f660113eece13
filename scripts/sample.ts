/** Records what the sample says and shows, so that no owner publishes it unsaid: `npm run sample`, after a change of it. */
import { writeFile } from 'node:fs/promises';
import { digestsOf, sampleRecord } from '../plugins/content/sampleTexts.ts';
import { content } from '../src/content/content.ts';

await writeFile(sampleRecord, `${JSON.stringify(digestsOf(content, 'public'), undefined, 2)}\n`);
