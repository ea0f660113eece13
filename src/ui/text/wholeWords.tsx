import type { ReactNode } from 'react';

const WORD_WITH_HYPHEN = /(\S+-\S+)/;

/**
 * A text for an element with the class `whole-words`: its words with a hyphen, such as "full-stack", are
 * elements, which CSS keeps on one line.
 */
export function wholeWords(text: string): ReactNode[] {
  // `split` keeps the group: every second part is a word.
  return text.split(WORD_WITH_HYPHEN).map((part, index) => {
    const isWord = index % 2 === 1;
    return isWord ? <span key={index}>{part}</span> : part;
  });
}
