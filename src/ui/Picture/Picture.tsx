import { pictureFile, pictureSizes, sourceSet, type PictureKind } from '../../content/pictureFiles.ts';

interface PictureProps {
  picture: { src: string; alt: string };
  kind: PictureKind;
  /** How wide the picture is shown, as in the HTML attribute `sizes`. */
  sizes: string;
  className?: string | undefined;
}

/** A picture below the first screen, in AVIF where the browser knows it, at the width that it is shown in. */
export function Picture({ picture, kind, sizes, className }: PictureProps) {
  const { width, height, widths } = pictureSizes[kind];
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(picture.src, widths, 'avif')} sizes={sizes} />
      <img
        className={className}
        srcSet={sourceSet(picture.src, widths, 'webp')}
        sizes={sizes}
        src={pictureFile(picture.src, widths[1], 'webp')}
        alt={picture.alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
