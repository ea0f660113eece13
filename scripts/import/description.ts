/** Letters that search results show of a description. */
const MAX_DESCRIPTION_LENGTH = 160;

/** Ends of a text behind which a sentence goes on. */
const GOES_ON = [
  // A short word with a full stop, such as `Sr.` or `e.g.` Korean and Chinese write none.
  /(^|[\s(])(\p{L}|[\p{Lu}\p{Ll}]{2,3}|\p{Lu}\p{L}{3}|(\p{L}+\.)+\p{L}+)\.\s*$/u,
  // A full stop without a space behind it, such as that of `.NET`, and the end of a quote inside of a sentence.
  /\.$/u,
  /[.!?。！？]["'”’»」』]+$/u,
];

/** As much of a text as search results show, in whole sentences. */
export function descriptionOf(text: string, language: string): string {
  let description = '';
  for (const sentence of sentencesOf(text, language)) {
    if (description && `${description}${sentence}`.trimEnd().length > MAX_DESCRIPTION_LENGTH) break;
    description += sentence;
  }
  return description.replaceAll(/\s+/g, ' ').trim();
}

/** The sentences of a text. None ends behind an abbreviation or before a name such as `.NET`. */
function sentencesOf(text: string, language: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(
    text,
  )) {
    const last = sentences.at(-1);
    if (last && GOES_ON.some((form) => form.test(last))) sentences[sentences.length - 1] += segment;
    else sentences.push(segment);
  }
  return sentences;
}
