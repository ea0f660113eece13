/** The first sentence of a text, without spaces around it. */
export function firstSentence(text: string): string {
  return (/^.*?(?:[.!?…](?=\s|$)|[。！？])/su.exec(text)?.[0] ?? text).trim();
}
