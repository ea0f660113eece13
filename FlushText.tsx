import { classNames } from '../classNames.ts';
import styles from './FlushText.module.css';

interface LetterEdge {
  letters: RegExp;
  className: string | undefined;
}

/** Letters by how much empty space the display face leaves before them: much, some, hardly any. */
const EDGES: LetterEdge[] = [
  { letters: /[BDEFHIKLMNPRUbhiklmnpru]/, className: styles.stem },
  { letters: /[CGOQScdegoqsa]/, className: styles.round },
  { letters: /[AJTVWXYtvwx]/, className: styles.flat },
];

/** Any word may start a line, also after a hyphen. */
const BEFORE_WORD = /(?<=\s|\p{Pd})(?!\s)/u;

/** A text in large type whose lines start flush with smaller text below, whatever their first letters are. */
export function FlushText({ children: text }: { children: string }) {
  // A word keeps the space after it: PDF bookmarks drop a text node that is only a space.
  const words = text.split(BEFORE_WORD);
  return words.map((word, index) => <Word key={index} text={word} />);
}

function Word({ text }: { text: string }) {
  const firstLetter = text.normalize('NFD').charAt(0);
  const edge = EDGES.find(({ letters }) => letters.test(firstLetter));
  return <span className={classNames(styles.word, edge?.className)}>{text}</span>;
}
