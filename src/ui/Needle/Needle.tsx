import styles from './Needle.module.css';
import { needlePath, type NeedleShape } from './needlePath.ts';

/** The needle for use inside an `<svg>`: two facets in the colour of the pointed thing. */
export function Needle(shape: NeedleShape) {
  return (
    <>
      {/* The lit facet is below the whole other one, so that no line of the background shows between them. */}
      <path className={styles.lit} d={needlePath(shape)} />
      <path className={styles.shade} d={needlePath(shape, 'right')} />
    </>
  );
}
