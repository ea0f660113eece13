import { List } from '../../ui/List/List.tsx';
import styles from './Keywords.module.css';
import marks from './NeedleMark.module.css';

interface KeywordsProps {
  keywords: readonly string[];
  /** Text between two keywords on paper. */
  comma: string;
}

/** Names in lines, each with a needle. On paper they are one text. */
export function Keywords({ keywords, comma }: KeywordsProps) {
  const last = keywords.length - 1;
  return (
    <List className={styles.keywords}>
      {keywords.map((keyword, index) => (
        <li key={keyword} className={`${styles.keyword} ${marks.marked}`}>
          <bdi>{keyword}</bdi>
          {index < last && <span className="print-only">{comma}</span>}
        </li>
      ))}
    </List>
  );
}
