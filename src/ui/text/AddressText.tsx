import { Fragment } from 'react';
import { wholeWords } from './wholeWords.tsx';

const SCHEME_AND_WWW = /^https:\/\/(?:www\.)?/;
const SLASH_AND_QUERY = /\/?(?:[?#].*)?$/;
/** A long address may break before these. */
const BEFORE_BREAK = /(?=[@./])/;

/** An address without scheme, `www.`, query and slash at the end. It is the same in every language. */
export function shortAddress(url: string): string {
  return url.replace(SCHEME_AND_WWW, '').replace(SLASH_AND_QUERY, '');
}

/**
 * An e-mail or web address, read from left to right. A long one breaks before its @, a dot or a slash.
 * Chromium reads these breaks as spaces, so a link around it has an `aria-label`.
 */
export function AddressText({ children }: { children: string }) {
  const parts = children.split(BEFORE_BREAK);
  return (
    <bdi dir="ltr">
      {parts.map((part, index) => (
        <Fragment key={index}>
          <wbr />
          {wholeWords(part)}
        </Fragment>
      ))}
    </bdi>
  );
}
