/** A text whose parts like `word`, such as "full-stack", are elements: CSS keeps them on one line. */
export function wholeWords(text: string, word = /(\S+-\S+)/) {
  return text
    .split(word)
    .map((part, index) => (index % 2 ? <span key={index}>{part}</span> : part));
}
