import { checkedContent, contentSource } from '../plugins/content/contentSource.ts';
import type { SizeOf } from '../src/content/rules.ts';
import type { Content } from '../src/contentSchema.ts';

/** The content. Prints its errors and ends the process if it has any. By default, its files may be missing. */
export async function readContentOrExit(sizeOf: SizeOf = () => 0): Promise<Content> {
  try {
    return await checkedContent(contentSource(), sizeOf);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
