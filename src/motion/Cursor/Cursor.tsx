import { useEffect, useRef } from 'react';
import { arrowShape } from '../../shapes/arrowShape.ts';
import { useIsMotionAllowed } from '../motionStore.ts';
import styles from './Cursor.module.css';
import { followMouse } from './followMouse.ts';

/** The arrow cursor, which replaces the system's while motion is allowed. */
export function Cursor() {
  const arrow = useRef<HTMLDivElement>(null);
  const isMotionAllowed = useIsMotionAllowed();

  useEffect(
    () => (isMotionAllowed && arrow.current ? followMouse(arrow.current) : undefined),
    [isMotionAllowed],
  );

  return (
    <div ref={arrow} className={`${styles.cursor} screen-only`} aria-hidden="true">
      {/* The tip, at 2.5 2.5, is the upper left corner. */}
      <svg viewBox="2.5 2.5 19 19" focusable="false">
        <path className={styles.edge} d={arrowShape.outline} />
        <path className={styles.body} d={arrowShape.outline} />
        <path fill="var(--color-background)" fillOpacity=".28" d={arrowShape.shade} />
      </svg>
    </div>
  );
}
