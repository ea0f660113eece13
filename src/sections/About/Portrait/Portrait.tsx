import { publicUrl } from '../../../helpers/publicUrl.ts';
import { NeedleCanvas } from '../../../motion/needles/NeedleCanvas.tsx';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import { haloViewBox } from './halo.ts';
import { loadHalo } from './loadHalo.ts';
import styles from './Portrait.module.css';
import type { AboutPortrait } from '../schema.ts';

/** The attribute `sizes` of each kind of portrait. Portrait.module.css has the same widths. */
const sizes = {
  cutout: [
    '(min-width: 80rem) min(57vw, 50rem)',
    '(min-width: 64rem) 66vw',
    '(min-width: 48rem) 70vw',
    '104vw',
  ].join(', '),
  photo: '(min-width: 64rem) min(40vw, 40rem), 78vw',
};

/** The owner's portrait, in needles that look at the face. A cut-out is free, a photo has a rim of light. */
export function Portrait({ portrait }: { portrait: AboutPortrait }) {
  const { kind, ...picture } = portrait;
  const haloClass = `${styles.halo} screen-only`;
  return (
    <div className={`${styles.portrait} ${styles[kind]}`}>
      <NeedleCanvas
        className={haloClass}
        viewBox={haloViewBox}
        loadNeedles={loadHalo}
        highlightsNearMouse
      />
      {/* The build draws it (plugins/siteFiles/haloFiles.ts). */}
      <img
        className={haloClass}
        src={publicUrl('halo.svg')}
        alt=""
        width={haloViewBox.width}
        height={haloViewBox.height}
        loading="lazy"
      />
      <div className={styles.frame} data-reveal="">
        <Picture picture={picture} kind="portrait" sizes={sizes[kind]} className={styles.image} />
      </div>
    </div>
  );
}
