import { goesOn } from '../../src/helpers/goesOn.ts';
import { joinNames } from './joinNames.ts';
import { SENTENCE_END, type Block } from './plainText.ts';

/** Letters that search results show of a description. */
const MAX_DESCRIPTION_LENGTH = 160;

/** Ends of a text behind which a sentence goes on. */
const UNFINISHED = [
  // A short word with a full stop, such as `Sr.` or `e.g.` Korean and Chinese write none.
  /(^|[\s(])(\p{L}|[\p{Lu}\p{Ll}]{2,3}|\p{Lu}\p{L}{3}|(\p{L}+\.)+\p{L}+)\.\s*$/u,
  // A full stop without a space behind it, such as that of `.NET`.
  /\.$/u,
  // The end of a quote inside of a sentence.
  /[.!?。！？]["'”’»」』]+$/u,
];

/** As much of a text as search results show, in whole sentences. */
export function descriptionOf(blocks: readonly Block[], language: string): string {
  let description = '';
  for (const sentence of sentencesOf(lineOf(blocks, language), language)) {
    if (description && `${description}${sentence}`.trimEnd().length > MAX_DESCRIPTION_LENGTH) break;
    description += sentence;
  }
  return description.replaceAll(/\s+/g, ' ').trim();
}

/** A text on one line, without its headings. Points that are no sentences become a list. */
function lineOf(blocks: readonly Block[], language: string): string {
  const parts: string[] = [];
  let isAfterPoint = false;
  for (const block of blocks.filter(({ isHeading }) => !isHeading)) {
    const { isPoint } = block;
    const text = block.text.replaceAll('\n', ' ');
    const last = parts.at(-1) ?? '';
    const isListed = isPoint && isAfterPoint && !SENTENCE_END.test(last);
    if (isListed) parts[parts.length - 1] = joinNames([last, text], language);
    else parts.push(text);
    isAfterPoint = isPoint;
  }
  return parts.join(' ');
}

/** The sentences of a text. None ends behind an abbreviation or an ordinal, or before a name such as `.NET`. */
function sentencesOf(text: string, language: string): string[] {
  const sentences: string[] = [];
  for (const segment of sentencesIn(text, language)) {
    const last = sentences.at(-1);
    if (last && isUnfinished(last, segment, language)) sentences[sentences.length - 1] += segment;
    else sentences.push(segment);
  }
  return sentences;
}

/** The sentences of a text by the rules of Unicode: an abbreviation may end one. */
export function sentencesIn(text: string, language: string): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

/** A sentence too many is better than half of one, so every short word counts as an abbreviation. */
function isUnfinished(sentence: string, behind: string, language: string): boolean {
  return goesOn(sentence, behind, language) || UNFINISHED.some((form) => form.test(sentence));
}
