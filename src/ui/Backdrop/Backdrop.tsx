import type { RoomName } from '../../field/protocol.ts';
import styles from './Backdrop.module.css';

interface BackdropProps {
  /** The room of the field that this is. */
  room: RoomName;
  /** Style of what lies over the field and keeps the text readable. */
  veil?: string;
}

/** The posters of the field that `npm run poster` makes. */
const WIDE_FILES: Record<RoomName, number[]> = { home: [1280, 1920], contact: [1280, 1600] };
const NARROW_FILES = [585, 780];
const NARROW_WINDOWS = '(max-aspect-ratio: 4/5)';

/**
 * What lies behind a section's text: the poster of the field, where it may move the field itself, and over
 * both a veil. The section is positioned, and a stacking context of its own.
 */
export function Backdrop({ room, veil }: BackdropProps) {
  const wide = (ending: Ending) => sources(`assets/field-${room}-wide`, WIDE_FILES[room], ending);
  const narrow = (ending: Ending) => sources(`assets/field-${room}-narrow`, NARROW_FILES, ending);
  return (
    <div className={styles.backdrop} aria-hidden="true">
      <picture>
        <source media={NARROW_WINDOWS} type="image/avif" srcSet={narrow('avif')} sizes="100vw" />
        <source media={NARROW_WINDOWS} type="image/webp" srcSet={narrow('webp')} sizes="100vw" />
        <source type="image/avif" srcSet={wide('avif')} sizes="100vw" />
        <img
          className={`${styles.still} ${styles[room]}`}
          srcSet={wide('webp')}
          sizes="100vw"
          src={`assets/field-${room}-wide-${WIDE_FILES[room][0]}.webp`}
          alt=""
          width={1440}
          height={room === 'home' ? 900 : 1488}
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

type Ending = 'avif' | 'webp';

function sources(name: string, widths: number[], ending: Ending): string {
  return widths.map((width) => `${name}-${width}.${ending} ${width}w`).join(', ');
}
