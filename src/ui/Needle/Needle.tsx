import styles from './Needle.module.css';
import { needlePath, type NeedleShape } from './needlePath.ts';

/**
 * The needle that the site grows from, for use inside an `<svg>`: a kite of two facets whose tip lies at the origin,
 * in the colour of what is pointed at.
 */
export function Needle(shape: NeedleShape) {
  return (
    <>
      {/* The lit facet lies below the whole other one, so that no line of the ground shows between them. */}
      <path className={styles.lit} d={needlePath(shape)} />
      <path className={styles.shade} d={needlePath(shape, 'right')} />
    </>
  );
}
