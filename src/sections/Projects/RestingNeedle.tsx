import type { RefObject } from 'react';
import { Needle } from '../../ui/Needle/Needle.tsx';
import { RESTING } from './needleFlight.ts';
import styles from './RestingNeedle.module.css';

/** The large needle beside the first card, before the reader comes to the cards. */
export function RestingNeedle({ needle }: { needle: RefObject<SVGGElement | null> }) {
  const { x, y, angle, length, width } = RESTING;
  return (
    <svg className={styles.place} viewBox="60 0 620 196" aria-hidden="true" focusable="false">
      <g ref={needle} transform={`translate(${x} ${y}) rotate(${angle})`}>
        <Needle length={length} width={width} />
      </g>
    </svg>
  );
}
