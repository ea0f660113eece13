import type { SizeOf } from '../../src/content/rules.ts';
import type { Content } from '../../src/contentSchema.ts';
import { findErrors, report } from './contentErrors.ts';
import { contentRules, type ContentSource } from './contentSource.ts';
import { plainError } from './unreadable.ts';

/**
 * The content of a source as it is now. Throws where it cannot be read or has errors: the message names them for the owner,
 * with place and line, and there is no stack. `sizeOf` says which files there are below public/.
 */
export async function rightContent(source: ContentSource, sizeOf: SizeOf): Promise<Content> {
  const [{ content, lineOf }, rules] = await Promise.all([source.read(), contentRules()]);
  const errors = findErrors(content, rules, sizeOf, lineOf);
  if (errors.length > 0) throw plainError(report(errors));
  return content as Content;
}
