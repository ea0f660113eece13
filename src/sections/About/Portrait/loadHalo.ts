import { publicUrl } from '../../../helpers/publicUrl.ts';
import type { RotatingNeedle } from '../../../motion/needles/needleSprings.ts';
import { haloShape, type HaloNeedles } from './halo.ts';

/** Loads the needles for `NeedleCanvas`. */
export async function loadHalo(): Promise<RotatingNeedle[]> {
  const response = await fetch(publicUrl('halo.json'));
  const { styles, needles } = (await response.json()) as HaloNeedles;
  return needles.map(([x, y, angle, styleIndex]) => {
    const style = styles[styleIndex]!;
    const { length, width } = style;
    // Needles of one style share its fills, so they are painted as one path.
    return { x, y, angle, length, width, pivot: haloShape.pivot, fills: style };
  });
}
