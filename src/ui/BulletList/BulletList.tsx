import { List } from '../List/List.tsx';
import { BulletItem } from '../BulletItem/BulletItem.tsx';
import styles from './BulletList.module.css';

/** The points of an entry, as a list; each with a needle as its bullet. */
export function BulletList({ points }: { points: readonly string[] }) {
  return (
    <List className={styles.list}>
      {points.map((point) => (
        <BulletItem key={point}>{point}</BulletItem>
      ))}
    </List>
  );
}
