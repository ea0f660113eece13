import { pictureFile, sourceSet, type PictureFormat } from '../../content/pictureFiles.ts';
import type { RoomName } from '../../field/protocol.ts';
import styles from './Backdrop.module.css';
import { posterName, posters, type PosterShape } from './posters.ts';

interface BackdropProps {
  /** The room of the field that this is. */
  room: RoomName;
  /** Style of what lies over the field and keeps the text readable. */
  veil?: string;
}

const NARROW_WINDOWS = '(max-aspect-ratio: 4/5)';

/**
 * What lies behind a section's text: the poster of the field, where it may move the field itself, and over
 * both a veil. The section is positioned, and a stacking context of its own.
 */
export function Backdrop({ room, veil }: BackdropProps) {
  const { wide } = posters[room];
  const sources = (shape: PosterShape, format: PictureFormat) =>
    sourceSet(posterName(room, shape), posters[room][shape].fileWidths, format);
  return (
    <div className={styles.backdrop} aria-hidden="true">
      <picture>
        <source media={NARROW_WINDOWS} type="image/avif" srcSet={sources('narrow', 'avif')} sizes="100vw" />
        <source media={NARROW_WINDOWS} type="image/webp" srcSet={sources('narrow', 'webp')} sizes="100vw" />
        <source type="image/avif" srcSet={sources('wide', 'avif')} sizes="100vw" />
        <img
          className={`${styles.still} ${styles[room]}`}
          srcSet={sources('wide', 'webp')}
          sizes="100vw"
          src={pictureFile(posterName(room, 'wide'), wide.fileWidths[0], 'webp')}
          alt=""
          width={wide.width}
          height={wide.height}
          decoding="async"
          loading={room === 'home' ? 'eager' : 'lazy'}
          fetchPriority="low"
        />
      </picture>
      <div className={styles.field} data-field-room={room} />
      <div className={`${styles.veil} ${veil ?? ''}`} />
    </div>
  );
}
