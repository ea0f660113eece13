import type { Content } from '../../src/contentSchema.ts';

/** What ends, opens or breaks texts in HTML, scripts, XML, JSON, templates and terminals. */
const TEXT = `</title></script><script>alert(1)</script><!-- ]]> &amp; & " ' \` \${x} \\ \u2028\u2029\u202e\ud800 🦀`;

/** What addresses may hold, each of it with a meaning in one of those. */
const PATH = `<b>&amp;&'"\`|\\{}[];,é🦀%20%3C/`;

/**
 * The same site by somebody who tries to break it: every text goes on with what other formats take for their own, and
 * every web address with what addresses may hold. Words of the code, colours, paths, mail and phone stay as they are.
 */
export function hostile(content: Content): Content {
  return replaceTexts(content) as Content;
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
