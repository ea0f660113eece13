import styles from './FlushText.module.css';

/** Capitals and small letters by how far the display face has them from their left: much, some, hardly. */
const EDGES: [letters: RegExp, edge: string | undefined][] = [
  [/[BDEFHIKLMNPRUbhiklmnpru]/, styles.stem],
  [/[CGOQScdegoqsa]/, styles.round],
  [/[AJTVWXYtvwx]/, styles.flat],
];

/**
 * A text in large type whose lines begin where smaller texts do, whatever their first letters are: what the face has
 * before a letter is as wide there as a letter is in those.
 */
export function FlushText({ children: text }: { children: string }) {
  return text.split(/(\s+)/).map((part, index) => (index % 2 ? part : <Word key={index} text={part} />));
}

function Word({ text }: { text: string }) {
  const letter = text.normalize('NFD').charAt(0);
  const edge = EDGES.find(([letters]) => letters.test(letter))?.[1];
  return edge === undefined ? text : <span className={edge}>{text}</span>;
}
