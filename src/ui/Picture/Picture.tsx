import {
  pictureSizes,
  pictureUrl,
  sourceSet,
  type PictureKind,
} from '../../helpers/pictureFiles.ts';
import type { PictureSource } from '../../content/schema/inputTypes.ts';
import { publicUrl } from '../../helpers/publicUrl.ts';
import { useLoadedInPrint } from './useLoadedInPrint.ts';

interface PictureProps {
  picture: PictureSource;
  /** Decides the sizes of its files. */
  kind: PictureKind;
  /** How wide the picture is shown, as in the HTML attribute `sizes`. */
  sizes: string;
  className?: string;
  /** Whether it is on paper. Default: true. */
  isPrinted?: boolean;
}

/** A picture below the first screen, in AVIF where the browser knows it, at the width that it is shown in. */
export function Picture({ picture, kind, sizes, className, isPrinted = true }: PictureProps) {
  const { width, height, widths } = pictureSizes[kind];
  const name = publicUrl(picture.src);
  const image = useLoadedInPrint(isPrinted);

  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(name, widths, 'avif')} sizes={sizes} />
      <img
        ref={image}
        className={className}
        srcSet={sourceSet(name, widths, 'webp')}
        sizes={sizes}
        src={pictureUrl(name, width, 'webp')}
        alt={picture.alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
