import { contentSchema, type CheckedContent } from '../../../src/content/schema/contentSchema.ts';

/** Characters with a meaning in HTML, scripts, XML, JSON, templates and terminals. */
const TEXT = `</title></script><script>alert(1)</script><!-- ]]> &amp; & " ' \` \${x $& $' $1 \\ \u2028\u2029\u202e 🦀`;

/** Valid characters of an address that have a meaning in one of these formats. */
const PATH = `<b>&amp;&'"\`|\\{}[]();,$&$'$1é🦀%20%3C/`;

/**
 * The same content with `TEXT` at the end of every text and `PATH` at the end of every web address.
 * Identifiers, colours, paths, e-mail and phone stay as they are.
 */
export function hostile(content: CheckedContent): CheckedContent {
  return replaceTexts(content) as CheckedContent;
}

type Group = Record<PropertyKey, unknown>;

/** The hostile content as far as the content check lets it pass: where it does not, what was there before. */
export function allowed(content: CheckedContent, before: CheckedContent): CheckedContent {
  const result = structuredClone(content);
  const { error } = contentSchema({ sizeOf: () => 1 }).safeParse(content);
  for (const { path } of error?.issues ?? []) {
    const key = path.at(-1)!;
    const at = (whole: unknown) =>
      path.slice(0, -1).reduce((value, each) => (value as Group)[each], whole);
    (at(result) as Group)[key] = (at(before) as Group)[key];
  }
  return result;
}

function replaceTexts(value: unknown): unknown {
  if (typeof value === 'string') return hostileText(value);
  if (Array.isArray(value)) return value.map(replaceTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaceTexts(each)]));
}

function hostileText(text: string): string {
  if (text.startsWith('https://')) return `${text}${PATH}`;
  const isCode = /^([a-z][\w./-]*|#[0-9a-f]{6}|\+[\d -]+|\S+@\S+)$/.test(text);
  return isCode ? text : `${text} ${TEXT}`;
}
