import styles from './Halo.module.css';
import { drawnScene, haloOf, photoScene } from './halo.ts';

const scenes = {
  drawing: { scene: drawnScene, viewBox: '-120 -460 1440 1570' },
  photo: { scene: photoScene, viewBox: '0 0 1440 150' },
};

/** Kites round the portrait, turned to the face. A path and a marker for each group, however many kites it has. */
export function Halo({ kind }: { kind: 'drawing' | 'photo' }) {
  const { scene, viewBox } = scenes[kind];
  return (
    <svg className={`${styles.halo} ${styles[kind]}`} viewBox={viewBox} aria-hidden="true" focusable="false">
      {haloOf(scene).map(({ tone, ring, rest, path }) => {
        const id = `halo-${tone}-${ring}-${rest}`;
        const marker = `url(#${id})`;
        return (
          <g key={id} className={`${styles[tone]} ${styles[ring]}`} data-rest={rest}>
            <marker
              id={id}
              viewBox="-40 -40 80 80"
              markerWidth="80"
              markerHeight="80"
              markerUnits="userSpaceOnUse"
              orient="auto"
              // Nothing is cut off by its box, and to cut costs more than to draw.
              overflow="visible"
            >
              <g className={styles.kite}>
                <path className={styles.light} d="M-11 0L-5-6L25 0z" />
                <path className={styles.shade} d="M-11 0L-5 6L25 0z" />
              </g>
            </marker>
            <path d={path} fill="none" markerMid={marker} markerEnd={marker} />
          </g>
        );
      })}
    </svg>
  );
}
