import { pictureFile, pictureSizes, sourceSet, type SizeKind } from '../../helpers/pictureFiles.ts';
import type { PictureSource } from '../../content/schema/inputTypes.ts';
import { publicUrl } from '../../helpers/publicUrl.ts';
import { usePrintLoadedRef } from './usePrintLoadedRef.ts';

interface PictureProps {
  picture: PictureSource;
  /** Decides the sizes of its files. */
  kind: SizeKind;
  /** How wide the picture is shown, as in the HTML attribute `sizes`. */
  sizes: string;
  className?: string;
  /** Whether it is on paper. Default: true. */
  isPrinted?: boolean;
}

/** A picture below the first screen, in AVIF where the browser knows it, at the width that it is shown in. */
export function Picture({ picture, kind, sizes, className, isPrinted = true }: PictureProps) {
  const { width, height, widths } = pictureSizes[kind];
  const base = publicUrl(encodeURI(picture.src));
  const image = usePrintLoadedRef(isPrinted);

  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(base, widths, 'avif')} sizes={sizes} />
      <img
        ref={image}
        className={className}
        srcSet={sourceSet(base, widths, 'webp')}
        sizes={sizes}
        src={pictureFile(base, width, 'webp')}
        alt={picture.alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
