import type { TurningNeedle } from '../../motion/turnNeedles.ts';

/** Needles around the portrait as the build writes them into `halo.json` (plugins/siteFiles/halo.ts). */
export interface HaloNeedles {
  looks: { id: string; light: string; shade: string; opacity: number; scale: number }[];
  /** Angles in degrees clockwise from the right; `look` is an index. */
  needles: [x: number, y: number, angle: number, look: number][];
}

/** The drawing, in units: the portrait is 960 wide, (0, 0) is its upper left corner. Portrait.module.css has the same box. */
export const haloBox = { x: -270, y: -390, width: 1500, height: 1480 };

/** A needle at scale 1, in units from the point that it turns about: along it, and half of its width. */
export const haloShape = { tip: 29, tail: -13, widest: -7, side: 4.8 };

export async function loadHalo(): Promise<TurningNeedle[]> {
  const response = await fetch('halo.json');
  const { looks, needles } = (await response.json()) as HaloNeedles;
  return needles.map(([x, y, degrees, look]) => {
    const { scale, ...fills } = looks[look]!;
    const { tip, tail, side } = haloShape;
    const angle = (degrees * Math.PI) / 180;
    return { x, y, angle, tip: tip * scale, tail: tail * scale, side: side * scale, fills };
  });
}
