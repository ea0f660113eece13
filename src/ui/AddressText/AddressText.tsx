import { Fragment } from 'react';
import { wholeWords } from '../text/wholeWords.tsx';

const SCHEME_AND_WWW = /^https:\/\/(?:www\.)?/;
const SLASH_AND_QUERY = /\/?(?:[?#].*)?$/;
/** A long address breaks before these first: domain, path and the part before the @ stay whole. */
const BEFORE_PART = /(?=[@/])/;
/** A part that is wider than its line breaks before a dot. */
const BEFORE_DOT = /(?=\.)/;

/** An address without scheme, `www.`, query and slash at the end. */
export function shortAddress(url: string): string {
  return url.replace(SCHEME_AND_WWW, '').replace(SLASH_AND_QUERY, '');
}

/**
 * An e-mail or web address, read from left to right. A long one breaks before its @ or a slash, and before a dot
 * if it must. Chromium reads these breaks as spaces, so a link around it has an `aria-label`.
 */
export function AddressText({ children }: { children: string }) {
  return (
    <bdi dir="ltr">
      {children.split(BEFORE_PART).map((part, index) => (
        <Fragment key={index}>
          <wbr />
          <span>{withBreaks(part)}</span>
        </Fragment>
      ))}
    </bdi>
  );
}

/** A part of an address that may break before its dots. */
function withBreaks(part: string) {
  return part.split(BEFORE_DOT).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {wholeWords(piece)}
    </Fragment>
  ));
}
