import { checkedContent, contentSource } from '../plugins/content/contentSource.ts';
import type { SizeOf } from '../src/content/rules.ts';
import type { Content } from '../src/contentSchema.ts';

/**
 * The owner's content. Where it has errors, says what `npm run check` says of them, and ends the process with 1. Files that
 * it names are taken to be there, unless `sizeOf` says otherwise.
 */
export async function ownContent(sizeOf: SizeOf = () => 0): Promise<Content> {
  try {
    return await checkedContent(contentSource(process.env.CONTENT_FILE), sizeOf);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
