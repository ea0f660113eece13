import styles from './Needle.module.css';
import { needlePath } from './needlePath.ts';

interface NeedleProps {
  /** From tip to tail, in the units of the drawing around it. */
  length: number;
  /** Where it is widest. */
  width: number;
}

/**
 * The needle that the site grows from, for use inside an `<svg>`: a kite of two facets, its tip at the origin, its tail
 * straight below. It has the colour of what is pointed at, or that of `--needle` and `--needle-shade` around it.
 */
export function Needle({ length, width }: NeedleProps) {
  return (
    <>
      {/* The lit facet lies below the whole other one, so that no line of the ground shows between them. */}
      <path className={styles.lit} d={needlePath(length, width)} />
      <path className={styles.shade} d={needlePath(length, width, 'right')} />
    </>
  );
}
