import { checkedContent } from '../../plugins/contentCheck/checkedContent.ts';
import { contentSource } from '../../plugins/contentSource/contentSource.ts';
import { sitePath } from '../../plugins/shared/sitePath.ts';

/** The path below which this site is served: a build for an address expects it. */
export async function siteBase(): Promise<string> {
  const { site } = await checkedContent(contentSource(), { sizeOf: () => 0 });
  return sitePath(site.address) ?? '/';
}
