import { WIDEST } from '../ui/Needle/needlePath.ts';

/** A needle that turns about (x, y). Lengths are in the units of its drawing. */
export interface TurningNeedle {
  x: number;
  y: number;
  /** Radians clockwise from the right, at rest. */
  angle: number;
  /** Places of tip and tail along the needle, from the point that it turns about. */
  tip: number;
  tail: number;
  /** Half of its width. */
  side: number;
  fills: Fills;
}

/** Fills of the two facets; opacity from 0 to 1. */
export interface Fills {
  light: string | CanvasGradient;
  shade: string | CanvasGradient;
  opacity: number;
}

export interface TurnOptions {
  /** The drawing, in its units. It fills the canvas. */
  box: { x: number; y: number; width: number; height: number };
  /** Fills of needles near the mouse, which grow. Without it they shrink, so that the cursor can be seen among them. */
  heated?: Fills | undefined;
  /** Whether the needles may turn now. Default: always. */
  isReady?: () => boolean;
}

/** Distance in CSS pixels from which needles turn. */
const REACH = 220;
/** Needles at most this far from the mouse, in CSS pixels, turn all the way. */
const NEAR = 72;
/** Without heat, needles vanish below the first and are whole from the second distance, in CSS pixels. */
const CLEARING = [22, 44] as const;
/** Springs: to the mouse, 4/5 of the way after 150 ms, and back, in 400 ms. */
const THERE = { stiffness: 120, damping: 13 };
const BACK = { stiffness: 42, damping: 9.5 };
/** Canvas pixels for each CSS pixel, at most: more would cost time and show little. */
const FINEST = 1.5;
/** Longest step of the springs in seconds, so that they stay stable on slow machines. */
const LONGEST_STEP = 1 / 30;

/**
 * Turns needles near the mouse towards it. The canvas stays hidden, and no frame is requested, while nothing turns: the
 * drawing behind the canvas shows the needles at rest. Returns the function that ends this.
 */
export function turnNeedles(
  canvas: HTMLCanvasElement,
  needles: readonly TurningNeedle[],
  { box, heated, isReady = () => true }: TurnOptions,
): () => void {
  const context = canvas.getContext('2d')!;
  const looks = new Set(needles.map((needle) => needle.fills));
  const turned = needles.map((needle) => ({ needle, angle: needle.angle, speed: 0, size: 1, heat: 0 }));
  const mirrored = getComputedStyle(canvas).direction === 'rtl';
  const controller = new AbortController();
  const { signal } = controller;
  let mouse: { x: number; y: number } | undefined;
  let frame = 0;
  let before = 0;

  function isNear({ left, right, top, bottom }: DOMRect): boolean {
    if (!mouse) return false;
    const { x, y } = mouse;
    return x > left - REACH && x < right + REACH && y > top - REACH && y < bottom + REACH;
  }

  function wake() {
    if (frame) return;
    const area = canvas.getBoundingClientRect();
    // The style sheet may have removed the canvas from the page.
    if (area.width === 0 || (canvas.hidden && !(isReady() && isNear(area)))) return;
    before = performance.now();
    frame = requestAnimationFrame(step);
  }

  function step(now: number) {
    const seconds = Math.min((now - before) / 1000, LONGEST_STEP);
    before = now;
    const area = canvas.getBoundingClientRect();
    const pixels = { x: area.width / box.width, y: area.height / box.height };
    const hand = mouse && {
      x: (mirrored ? area.right - mouse.x : mouse.x - area.left) / pixels.x + box.x,
      y: (mouse.y - area.top) / pixels.y + box.y,
    };
    let moves = false;
    for (const each of turned) moves = turn(each, hand, pixels, seconds, heated !== undefined) || moves;
    const atRest =
      !moves &&
      turned.every(({ needle, angle, heat, size }) => angle === needle.angle && heat === 0 && size === 1);
    canvas.hidden = atRest;
    if (!atRest) draw(area);
    frame = moves ? requestAnimationFrame(step) : 0;
  }

  function draw({ width, height }: DOMRect) {
    const fine = Math.min(devicePixelRatio, FINEST);
    const [columns, rows] = [Math.round(width * fine), Math.round(height * fine)];
    if (canvas.width !== columns || canvas.height !== rows) [canvas.width, canvas.height] = [columns, rows];
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, columns, rows);
    context.scale(columns / box.width, rows / box.height);
    context.translate(-box.x, -box.y);
    for (const fills of looks) {
      const outlines = new Path2D();
      const facets = new Path2D();
      for (const each of turned) if (each.needle.fills === fills) addNeedle(each, outlines, facets);
      fill(fills, fills.opacity, outlines, facets);
    }
    if (!heated) return;
    for (const each of turned) {
      if (each.heat === 0) continue;
      const outline = new Path2D();
      const facet = new Path2D();
      addNeedle(each, outline, facet);
      fill(heated, each.heat * Math.min(1, each.needle.fills.opacity + 0.35), outline, facet);
    }
  }

  function fill({ light, shade }: Fills, opacity: number, outlines: Path2D, facets: Path2D) {
    context.globalAlpha = opacity;
    context.fillStyle = light;
    context.fill(outlines);
    context.fillStyle = shade;
    context.fill(facets);
  }

  function onMove({ pointerType, clientX: x, clientY: y }: PointerEvent) {
    mouse = pointerType === 'mouse' ? { x, y } : undefined;
    wake();
  }

  function onLeave() {
    mouse = undefined;
    wake();
  }

  addEventListener('pointermove', onMove, { signal, passive: true });
  addEventListener('scroll', wake, { signal, passive: true });
  document.documentElement.addEventListener('pointerleave', onLeave, { signal });
  return () => {
    controller.abort();
    cancelAnimationFrame(frame);
    canvas.hidden = true;
  };
}

interface Turned {
  needle: TurningNeedle;
  angle: number;
  /** Radians a second. */
  speed: number;
  /** Share of its size at rest. */
  size: number;
  /** 0 to 1. */
  heat: number;
}

/** Moves a needle on by some seconds. `hand` is in units of the drawing, `pixels` are CSS pixels per unit. */
function turn(
  each: Turned,
  hand: { x: number; y: number } | undefined,
  pixels: { x: number; y: number },
  seconds: number,
  heats: boolean,
): boolean {
  const { needle } = each;
  const [dx, dy] = hand ? [hand.x - needle.x, hand.y - needle.y] : [0, 0];
  const distance = hand ? Math.hypot(dx * pixels.x, dy * pixels.y) : Infinity;
  const share = smoothstep(REACH, NEAR, distance);
  const target = needle.angle + shorterWay(Math.atan2(dy, dx) - needle.angle) * smoothstep(0, 1, 1.6 * share);
  const { stiffness, damping } = share > 0 ? THERE : BACK;
  const off = target - each.angle;
  each.speed += (stiffness * off - damping * each.speed) * seconds;
  each.angle += each.speed * seconds;
  const heat = heats ? share * share : 0;
  each.heat += (heat - each.heat) * Math.min(1, (heat > each.heat ? 12 : 3.5) * seconds);
  const moves = Math.abs(off) > 0.005 || Math.abs(each.speed) > 0.03 || Math.abs(heat - each.heat) > 0.01;
  if (!moves) [each.angle, each.speed, each.heat] = [target, 0, heat];
  each.size = heats ? 1 + 0.3 * each.heat : smoothstep(...CLEARING, distance);
  return moves;
}

/** The same turn by at most half a circle; radians. */
function shorterWay(radians: number): number {
  return Math.atan2(Math.sin(radians), Math.cos(radians));
}

function smoothstep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** Adds a needle to a path of whole outlines and to one of facets in shade. */
function addNeedle({ needle, angle, size }: Turned, outlines: Path2D, facets: Path2D): void {
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
  const at = (along: number, across: number) =>
    [needle.x + along * cos - across * sin, needle.y + along * sin + across * cos] as const;
  const { tip, tail, side } = needle;
  const widest = tip - WIDEST * (tip - tail);
  const right = at(widest, side);
  for (const path of [outlines, facets]) {
    path.moveTo(...at(tip, 0));
    path.lineTo(...right);
    path.lineTo(...at(tail, 0));
    if (path === outlines) path.lineTo(...at(widest, -side));
    path.closePath();
  }
}
