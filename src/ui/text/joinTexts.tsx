import { Fragment } from 'react';

/** A list of texts in one sentence. Each is an element, which CSS keeps on one line, as in `wholeWords`. */
export function joinTexts(texts: readonly string[], comma: string) {
  const last = texts.length - 1;
  return texts.map((text, index) => (
    <Fragment key={index}>
      <span>{index < last ? text + comma.trimEnd() : text}</span>
      {index < last && comma.endsWith(' ') && ' '}
    </Fragment>
  ));
}
