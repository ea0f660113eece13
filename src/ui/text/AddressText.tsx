import { wholeWords } from './wholeWords.tsx';

/** An address without scheme, `www.`, query and slash at the end. It is the same in every language. */
export function shortAddress(url: string): string {
  return url.replace(/^https:\/\/(?:www\.)?/, '').replace(/\/?(?:[?#].*)?$/, '');
}

/**
 * An e-mail or web address, read from left to right. A long one breaks before its @, a dot or a slash first.
 * Chromium reads these breaks as spaces, so a link around it has an `aria-label`.
 */
export function AddressText({ children }: { children: string }) {
  const parts = children.split(/(?=[@./])/);
  return (
    <bdi dir="ltr">{parts.flatMap((part, index) => [<wbr key={index} />, wholeWords(part)])}</bdi>
  );
}
