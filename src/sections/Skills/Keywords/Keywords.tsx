import { classNames } from '../../../ui/classNames.ts';
import { List } from '../../../ui/List/List.tsx';
import { BulletItem } from '../../../ui/BulletItem/BulletItem.tsx';
import styles from './Keywords.module.css';
import { PrintedComma } from '../PrintedComma.tsx';

interface KeywordsProps {
  keywords: readonly string[];
  /** Between two keywords on paper. */
  comma: string;
  /** Whether they belong to a row with a bar. */
  isBelowBar: boolean;
}

/** Names in lines, each with a needle. On paper they are one text. */
export function Keywords({ keywords, comma, isBelowBar }: KeywordsProps) {
  const last = keywords.length - 1;
  return (
    <List className={classNames(styles.keywords, isBelowBar && styles.belowBar)}>
      {keywords.map((keyword, index) => (
        <BulletItem key={keyword} className={styles.keyword}>
          <bdi>{keyword}</bdi>
          <PrintedComma comma={comma} isLast={index === last} />
        </BulletItem>
      ))}
    </List>
  );
}
