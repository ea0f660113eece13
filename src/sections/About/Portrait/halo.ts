import type { Fills } from '../../../motion/needles/fillNeedles.ts';
import type { ViewBox } from '../../../motion/needles/createNeedlePainter.ts';

/** Needles around the portrait, from `halo.json`. The build writes it (plugins/siteFiles/haloFiles.ts). */
export interface HaloNeedles {
  styles: HaloStyle[];
  needles: PlacedNeedle[];
}

/** Size and colours that many needles share. Lengths are in units of the drawing. */
interface HaloStyle extends Fills {
  /** Only the plugin reads it. */
  id: string;
  length: number;
  width: number;
}

/** `x` and `y` of the tip, the angle as in `NeedleShape`, and the index of a style. */
export type PlacedNeedle = [x: number, y: number, angle: number, style: number];

/** The drawing in units: the portrait is 960 wide, from (0, 0). plugins/theme/theme.ts gives it to style sheets. */
export const haloViewBox: ViewBox = { x: -270, y: -390, width: 1500, height: 1480 };

/**
 * A needle at scale 1, which the plugin scales for each `HaloStyle`, and its pivot, as a fraction of its length from the
 * tip. The page takes only the pivot from here.
 */
export const haloShape = { length: 42, width: 9.6, pivot: 29 / 42 };
