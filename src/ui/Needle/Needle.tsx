import { needlePath, type NeedleShape } from '../../shapes/needlePath.ts';

/** The needle for use inside an `<svg>`: two facets in the highlight colour. */
export function Needle(shape: NeedleShape) {
  return (
    <>
      {/* The light fills the whole needle and the shade covers its right half: between two halves
          a line of the background would show. */}
      <path fill="var(--color-highlight)" d={needlePath(shape)} />
      <path fill="var(--color-highlight-shade)" d={needlePath(shape, 'right')} />
    </>
  );
}
