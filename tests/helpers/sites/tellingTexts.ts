import type { CheckedContent } from '../../../src/content/schema/contentSchema.ts';

/** Colours, fixed choices, and the poses of sprites. */
const IN_CODE_TOO =
  /^#[0-9a-f]{6}$|^(lower-right|upper-left)$|^(ease|cubic-bezier|translate|scale|rotate)/;

/**
 * The texts of a content that can only come from it: phrases, and names of its people. Single words, numbers,
 * colours and fixed choices are also in code. To find a leak, look for each in all its `spellings`.
 */
export function tellingTexts(content: CheckedContent): string[] {
  const { owner, contact, testimonials } = content;
  const names = [owner.name, owner.brand, contact?.form.recipientName ?? ''].flatMap((name) =>
    name.split(' '),
  );
  const phrases = textsOf(content).filter(
    (text) => /[^\p{L}\p{N}]/u.test(text) && !IN_CODE_TOO.test(text),
  );
  const people = testimonials?.items.map(({ name }) => name) ?? [];
  const all = [...phrases, ...names, ...people, owner.phone?.replaceAll(/\D/g, '') ?? ''];
  return [...new Set(all)].filter((text) => text.length > 3);
}

/** Every text in a value, however deep. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** A text as HTML, JSON, a script and an address contain it. */
export function spellings(text: string): string[] {
  const html = escapeHtml(text).replaceAll("'", '&#x27;');
  return [
    text,
    html,
    JSON.stringify(text).slice(1, -1),
    text.replaceAll("'", "\\'"),
    encodeURIComponent(text),
  ];
}

/** A text as an attribute of HTML holds it. */
function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
