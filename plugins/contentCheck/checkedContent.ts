import type { PublicFiles } from '../../src/content/schema/rules.ts';
import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import { contentRules } from '../contentSource/contentRules.ts';
import { pagesOf, type ContentSource } from '../contentSource/contentSource.ts';
import { plainError } from '../contentSource/readError.ts';
import { findErrors, report, type ContentError } from './contentErrors.ts';

/** A content file and its errors. */
interface FileErrors {
  /** Its path from the project's folder, such as `src/content/content.ts`. */
  file: string;
  /** Its errors, in the order of its fields. */
  errors: ContentError[];
}

/** The content without errors. Throws an error that names those of all files, with field, line and rule. */
export async function checkedContent(
  source: ContentSource,
  publicFiles: PublicFiles,
): Promise<CheckedContent> {
  const wrong = (await errorsByFile(source, publicFiles)).filter(({ errors }) => errors.length > 0);
  if (wrong.length > 0) {
    throw plainError(wrong.map(({ file, errors }) => report(file, errors)).join('\n'));
  }
  return (await source.read()).content as CheckedContent;
}

/** The errors of content.ts and of its translations. A translation does not repeat those of content.ts. */
export async function errorsByFile(
  source: ContentSource,
  publicFiles: PublicFiles,
): Promise<FileErrors[]> {
  const rules = await contentRules();
  const files: FileErrors[] = [];
  for (const page of pagesOf(source)) {
    const { content, lineOf, gaps } = await page.read();
    const errors = findErrors(content, rules, publicFiles, lineOf, gaps);
    const known = files[0]?.errors ?? [];
    files.push({
      file: page.name,
      errors: errors.filter((error) => !known.some((each) => isSame(each, error))),
    });
  }
  return files;
}

function isSame(one: ContentError, other: ContentError): boolean {
  return one.fieldPath === other.fieldPath && one.rule === other.rule && one.value === other.value;
}
