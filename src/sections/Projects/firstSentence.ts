import { goesOn } from '../../helpers/goesOn.ts';

/** The first sentence of a text, without spaces around it. */
export function firstSentence(text: string, language: string): string {
  for (const { 0: sign, index } of text.matchAll(/[.!?…](?=\s|$)|[。！？]/g)) {
    const sentence = text.slice(0, index + 1);
    if (sign !== '.' || !goesOn(sentence, text.slice(index + 1), language)) return sentence.trim();
  }
  return text.trim();
}
