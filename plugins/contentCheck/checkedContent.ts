import type { SizeOf } from '../../src/content/rules.ts';
import type { Content } from '../../src/contentSchema.ts';
import { contentRules } from '../shared/contentRules.ts';
import type { ContentSource } from '../shared/contentSource.ts';
import { plainError } from '../shared/readError.ts';
import { findErrors, report } from './contentErrors.ts';

/** The content without errors. Throws an error that names all of them, with place, line and rule. */
export async function checkedContent(source: ContentSource, sizeOf: SizeOf): Promise<Content> {
  const [{ content, lineOf }, rules] = await Promise.all([source.read(), contentRules()]);
  const errors = findErrors(content, rules, sizeOf, lineOf);
  if (errors.length > 0) throw plainError(report(errors));
  return content as Content;
}
