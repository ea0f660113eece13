import { NeedleLayer } from '../../motion/NeedleLayer.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { haloBox, loadHalo } from './loadHalo.ts';
import styles from './Portrait.module.css';
import type { AboutPortrait } from './schema.ts';

/** Widths as in the style sheet. */
const sizes = {
  cutout:
    '(min-width: 80rem) min(57vw, 50rem), (min-width: 64rem) 66vw, (min-width: 48rem) 112vw, 104vw',
  photo: '(min-width: 64rem) min(40vw, 40rem), 78vw',
};

/** The owner's portrait, in needles that look at the face. A cut-out is free, a photo has a rim of light. */
export function Portrait({ portrait }: { portrait: AboutPortrait }) {
  const { kind, ...picture } = portrait;
  const { width, height } = haloBox;
  const halo = `${styles.halo} screen-only`;
  return (
    <div className={`${styles.portrait} ${styles[kind]}`}>
      <NeedleLayer className={halo} box={haloBox} load={loadHalo} heats />
      {/* The build draws it (plugins/siteFiles/haloFiles.ts). */}
      <img className={halo} src="halo.svg" alt="" width={width} height={height} loading="lazy" />
      <div className={styles.frame} data-reveal="">
        <Picture picture={picture} kind="portrait" sizes={sizes[kind]} className={styles.image} />
      </div>
    </div>
  );
}
