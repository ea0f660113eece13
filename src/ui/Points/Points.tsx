import { List } from '../List/List.tsx';
import { MarkedItem } from '../MarkedItem/MarkedItem.tsx';
import styles from './Points.module.css';

/** The points of an entry, as a list; a needle marks each. */
export function Points({ points }: { points: readonly string[] }) {
  return (
    <List className={styles.points}>
      {points.map((point) => (
        <MarkedItem key={point}>{point}</MarkedItem>
      ))}
    </List>
  );
}
