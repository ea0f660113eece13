import { useEffect, useRef } from 'react';
import {
  pictureSizes,
  pictureUrl,
  sourceSet,
  type PictureKind,
} from '../../content/pictureFiles.ts';
import type { PictureInput } from '../../content/inputTypes.ts';

interface PictureProps {
  picture: PictureInput;
  /** Decides the sizes of its files. */
  kind: PictureKind;
  /** How wide the picture is shown, as in the HTML attribute `sizes`. */
  sizes: string;
  className?: string;
}

/** A picture below the first screen, in AVIF where the browser knows it, at the width that it is shown in. */
export function Picture({ picture, kind, sizes, className }: PictureProps) {
  const { width, height, widths } = pictureSizes[kind];
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    // A page on paper cannot be scrolled to its pictures.
    const loadNow = () => image.current?.setAttribute('loading', 'eager');
    addEventListener('beforeprint', loadNow);
    return () => removeEventListener('beforeprint', loadNow);
  }, []);

  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(picture.src, widths, 'avif')} sizes={sizes} />
      <img
        ref={image}
        className={className}
        srcSet={sourceSet(picture.src, widths, 'webp')}
        sizes={sizes}
        src={pictureUrl(picture.src, width, 'webp')}
        alt={picture.alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
