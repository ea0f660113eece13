import { needlePath, type NeedleShape } from '../../shapes/needlePath.ts';

/** The needle for use inside an `<svg>`: two facets in the highlight colour. */
export function Needle(shape: NeedleShape) {
  return (
    <>
      {/* The lit facet is below all of the other one: no line of the background shows between them. */}
      <path fill="var(--color-highlight)" d={needlePath(shape)} />
      <path fill="var(--color-highlight-shade)" d={needlePath(shape, 'right')} />
    </>
  );
}
