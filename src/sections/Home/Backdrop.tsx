import { useEffect, useRef } from 'react';
import { attachField } from './attachField.ts';
import styles from './Backdrop.module.css';

/** The still pictures of the field that `npm run poster` makes: base names, widths in pixels, and for which windows. */
const WIDE = { src: 'assets/field-wide', widths: [1280, 1920] };
const NARROW = { src: 'assets/field-narrow', widths: [585, 780], media: '(max-aspect-ratio: 4/5)' };

/**
 * What lies behind the first screen's text: the still picture of the field, where it may move the field itself,
 * and over both a veil that keeps the text readable.
 */
export function Backdrop() {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => (host.current ? attachField(host.current) : undefined), []);
  return (
    <div className={styles.backdrop} aria-hidden="true">
      <picture>
        <source media={NARROW.media} type="image/avif" srcSet={sources(NARROW, 'avif')} sizes="100vw" />
        <source media={NARROW.media} type="image/webp" srcSet={sources(NARROW, 'webp')} sizes="100vw" />
        <source type="image/avif" srcSet={sources(WIDE, 'avif')} sizes="100vw" />
        <img
          className={styles.still}
          srcSet={sources(WIDE, 'webp')}
          sizes="100vw"
          src={`${WIDE.src}-${WIDE.widths[0]}.webp`}
          alt=""
          width={1440}
          height={900}
          decoding="async"
          fetchPriority="low"
        />
      </picture>
      <div ref={host} className={styles.field} />
      <div className={styles.veil} />
    </div>
  );
}

function sources({ src, widths }: { src: string; widths: number[] }, ending: 'avif' | 'webp'): string {
  return widths.map((width) => `${src}-${width}.${ending} ${width}w`).join(', ');
}
