/** A text whose words with a hyphen, such as "full-stack", are elements: CSS keeps them on one line. */
export function wholeWords(text: string) {
  return text.split(/(\S+-\S+)/).map((part, index) => (index % 2 ? <span key={index}>{part}</span> : part));
}
