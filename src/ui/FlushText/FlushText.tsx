import styles from './FlushText.module.css';

/** Letters by how much empty space the display face leaves before them: much, some, hardly any. */
const EDGES: [letters: RegExp, edge: string | undefined][] = [
  [/[BDEFHIKLMNPRUbhiklmnpru]/, styles.stem],
  [/[CGOQScdegoqsa]/, styles.round],
  [/[AJTVWXYtvwx]/, styles.flat],
];

/** A text in large type whose lines start flush with smaller text below, whatever their first letters are. */
export function FlushText({ children: text }: { children: string }) {
  // Any word may start a line, also after a hyphen. PDF bookmarks drop a text node that is only a space.
  const words = text.split(/(?<=\s|\p{Pd})(?!\s)/u);
  return words.map((word, index) => <Word key={index} text={word} />);
}

function Word({ text }: { text: string }) {
  const letter = text.normalize('NFD').charAt(0);
  const edge = EDGES.find(([letters]) => letters.test(letter))?.[1];
  return edge === undefined ? text : <span className={edge}>{text}</span>;
}
