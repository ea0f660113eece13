import { useRef } from 'react';
import { pictureFile, sourceSet, type PictureFormat } from '../helpers/pictureFiles.ts';
import { publicUrl } from '../helpers/publicUrl.ts';
import styles from './Backdrop.module.css';
import type { FormTargets } from './readInput.ts';
import {
  stillName,
  stills,
  UPRIGHT_WINDOWS,
  type BackdropName,
  type StillShape,
} from './stillFiles.ts';
import { useNeedleField } from './useNeedleField.ts';

/** `sizes` of a wide still: less than its real width, so that a window of 1440px takes the file of 1280. */
const WIDE_SIZES = '88vw';

interface BackdropProps {
  name: BackdropName;
  /** Class of the scrim, which darkens the field behind the text or beside it. */
  scrim: string | undefined;
  /** Elements of the contact form, if it lies over the backdrop. */
  formTargets?: FormTargets;
}

/** The background of a section: a still of the needle field, the moving field while it runs, and a scrim. */
export function Backdrop({ name, scrim, formTargets }: BackdropProps) {
  const backdrop = useRef<HTMLDivElement>(null);
  const { canvas, isWanted, isShown } = useNeedleField(backdrop, name, formTargets);
  const { wide } = stills[name];
  const stillClass = `${styles.still} ${styles[name]}`;
  const sources = (shape: StillShape, format: PictureFormat) =>
    sourceSet(publicUrl(stillName(name, shape)), stills[name][shape].widths, format);
  return (
    <div ref={backdrop} className={`${styles.backdrop} screen-only`} aria-hidden="true">
      <picture>
        <source
          media={UPRIGHT_WINDOWS}
          type="image/avif"
          srcSet={sources('upright', 'avif')}
          sizes="100vw"
        />
        <source
          media={UPRIGHT_WINDOWS}
          type="image/webp"
          srcSet={sources('upright', 'webp')}
          sizes="100vw"
        />
        <source type="image/avif" srcSet={sources('wide', 'avif')} sizes={WIDE_SIZES} />
        <img
          className={isShown ? `${stillClass} ${styles.covered}` : stillClass}
          srcSet={sources('wide', 'webp')}
          sizes={WIDE_SIZES}
          src={pictureFile(publicUrl(stillName(name, 'wide')), wide.widths[0], 'webp')}
          alt=""
          width={wide.width}
          height={wide.height}
          // The browser may have dropped the covered picture. It must be back when the canvas goes.
          decoding={isShown ? 'sync' : 'async'}
          loading={name === 'home' ? 'eager' : 'lazy'}
          fetchPriority="low"
        />
      </picture>
      {isWanted && (
        <canvas
          ref={canvas}
          className={isShown ? `${styles.canvas} ${styles.shown}` : styles.canvas}
        />
      )}
      <div className={`${styles.scrim} ${scrim}`} />
    </div>
  );
}
