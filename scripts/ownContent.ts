import { checkedContent, contentSource } from '../plugins/content/contentSource.ts';
import type { SizeOf } from '../src/content/rules.ts';
import type { Content } from '../src/contentSchema.ts';

/** The owner's content. Its errors are printed and end the process. By default, files that it names may be missing. */
export async function ownContent(sizeOf: SizeOf = () => 0): Promise<Content> {
  try {
    return await checkedContent(contentSource(), sizeOf);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
