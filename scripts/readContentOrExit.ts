import { checkRecord } from '../plugins/contentCheck/generatedFiles.ts';
import { checkedContent } from '../plugins/contentCheck/checkedContent.ts';
import { contentSource } from '../plugins/contentSource/contentSource.ts';
import type { PublicFiles } from '../src/content/schema/rules.ts';
import type { CheckedContent } from '../src/content/schema/contentSchema.ts';
import { exitWith } from './exitWith.ts';

/**
 * The content, for a script without options that makes files from it. Exits if it has errors, or if the files could
 * not be recorded. By default, public files may be missing.
 */
export async function readContentOrExit(
  publicFiles: PublicFiles = { sizeOf: () => 0 },
): Promise<CheckedContent> {
  try {
    const words = process.argv.slice(2);
    if (words.length > 0) {
      throw new Error(`This command has no options: run it without ${words.join(' ')}`);
    }
    checkRecord();
    return await checkedContent(contentSource(), publicFiles);
  } catch (error) {
    exitWith(error);
  }
}
