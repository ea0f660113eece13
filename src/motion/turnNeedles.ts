import { WIDEST_FROM_TIP, type NeedleShape } from '../shapes/needlePath.ts';
import { onMouse } from './onMouse.ts';

/** A needle that turns. Lengths are in the units of its drawing. */
export interface TurningNeedle extends Required<NeedleShape> {
  /** The point that it turns about, as a share of its length from the tip. */
  pivot: number;
  fills: Fills;
}

/** Fills of the two facets; opacity from 0 to 1. */
export interface Fills {
  light: string;
  shade: string;
  opacity: number;
}

export interface TurnOptions {
  /** The drawing, in its units. It fills the canvas. */
  box: Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;
  /** Needles near the mouse grow in the highlight colour. Default: they shrink, so the cursor can be seen. */
  heats?: boolean;
  /** Whether the needles may turn now. Default: always. */
  isReady?: () => boolean;
}

/** Distance in CSS pixels from which needles turn. */
const REACH = 220;
/** Needles at most this far from the mouse, in CSS pixels, have all the heat. */
const NEAR = 72;
/** Without heat, needles vanish below the first and are whole from the second distance, in CSS pixels. */
const CLEARING = [22, 44] as const;
/** Springs: to the mouse, 4/5 of the way after 150 ms, and back, in 400 ms. */
const THERE = { stiffness: 120, damping: 13 };
const BACK = { stiffness: 42, damping: 9.5 };
/** Needles turn all the way from this share of the way from REACH to NEAR. */
const WHOLE_TURN = 0.625;
/** Heat: its rise and fall per second, and the opacity that it adds. */
const HEAT = { rise: 12, fall: 3.5, opacity: 0.35 };
/** Needles stop this close to their target: in radians, radians per second, and heat. */
const ARRIVED = { angle: 0.005, speed: 0.03, heat: 0.01 };
/** Size of a heated needle, as a share of its size at rest. */
const GROWTH = 1.3;
/** Canvas pixels for each CSS pixel, at most: more would cost time and show little. */
const MAX_PIXEL_RATIO = 1.5;
/** Milliseconds after a scroll until needles may turn: slow machines have no time for both. */
const REST_AFTER_SCROLL = 150;
/** Longest step of the springs in seconds, so that they stay stable on slow machines. */
const MAX_SPRING_STEP = 1 / 30;

/** Turns needles near the mouse towards it. While none turns, the canvas is hidden and requests no frame. */
export function turnNeedles(
  canvas: HTMLCanvasElement,
  needles: readonly TurningNeedle[],
  { box, heats = false, isReady = () => true }: TurnOptions,
): () => void {
  const turned = needles.map(startAtRest);
  const draw = painter(canvas, turned, box, heats);
  const mirrored = getComputedStyle(canvas).direction === 'rtl';
  const controller = new AbortController();
  const { signal } = controller;
  let mouse: PointerEvent | undefined;
  let frame = 0;
  let before = 0;
  /** Runs until the page rests after a scroll. */
  let scrollTimer: ReturnType<typeof setTimeout> | undefined;

  /** The mouse in the drawing's units, if it is near, the page does not scroll and CSS shows the canvas. */
  function mouseIn({ left, right, top, width, height }: DOMRect) {
    if (!mouse || scrollTimer || width === 0) return undefined;
    // The halo reaches under the section above.
    if (mouse.clientY < canvas.closest('section')!.getBoundingClientRect().top) return undefined;
    const [x, y] = [mirrored ? right - mouse.clientX : mouse.clientX - left, mouse.clientY - top];
    const isNear = x > -REACH && x < width + REACH && y > -REACH && y < height + REACH;
    return isNear
      ? { x: box.x + (x * box.width) / width, y: box.y + (y * box.height) / height }
      : undefined;
  }

  function wake() {
    if (frame || (canvas.hidden && !(isReady() && mouseIn(canvas.getBoundingClientRect())))) return;
    frame = requestAnimationFrame(step);
  }

  function step(now: number) {
    const seconds = Math.min((now - before) / 1000, MAX_SPRING_STEP);
    before = now;
    const area = canvas.getBoundingClientRect();
    const near = mouseIn(area);
    const changed = turned.filter((needle) => {
      const [dx, dy] = near ? [near.x - needle.x, near.y - needle.y] : [0, 0];
      const distance = near
        ? Math.hypot((dx * area.width) / box.width, (dy * area.height) / box.height)
        : Infinity;
      const moved = needle.moves;
      needle.moves = turn(needle, Math.atan2(dy, dx), smoothstep(REACH, NEAR, distance), seconds);
      needle.size = heats ? 1 + (GROWTH - 1) * needle.heat : smoothstep(...CLEARING, distance);
      return moved || needle.moves;
    });
    const moves = changed.some((needle) => needle.moves);
    const wasHidden = canvas.hidden;
    canvas.hidden = !moves && !near;
    if (!canvas.hidden) draw(area, wasHidden ? turned : changed);
    frame = moves ? requestAnimationFrame(step) : 0;
  }

  const onScroll = () => {
    clearTimeout(scrollTimer);
    scrollTimer = setTimeout(() => {
      scrollTimer = undefined;
      wake();
    }, REST_AFTER_SCROLL);
    wake();
  };
  onMouse((event) => {
    mouse = event;
    wake();
  }, signal);
  addEventListener('scroll', onScroll, { signal, passive: true });
  return () => {
    controller.abort();
    clearTimeout(scrollTimer);
    cancelAnimationFrame(frame);
    canvas.hidden = true;
  };
}

type Turned = ReturnType<typeof startAtRest>;

/**
 * A needle as it is drawn. `x`, `y`: the point that it turns about; `tip`, `tail`: their places along the
 * needle from there; `side`: half of its width. Angles are radians clockwise from the right. `speed`: radians
 * a second. `size`: share of that at rest. `heat`: 0 to 1. `moves`: in the last frame.
 */
function startAtRest({ x, y, angle: degrees, length, width, pivot, fills }: TurningNeedle) {
  const angle = ((degrees - 90) * Math.PI) / 180;
  const tip = pivot * length;
  const middle = { x: x - tip * Math.cos(angle), y: y - tip * Math.sin(angle) };
  const shape = { ...middle, tip, tail: tip - length, side: width / 2, fills };
  return { ...shape, angle, angleAtRest: angle, speed: 0, size: 1, heat: 0, moves: false };
}

/** Returns a function that draws the columns of the canvas with changed needles. `area`: of the canvas. */
function painter(
  canvas: HTMLCanvasElement,
  needles: Turned[],
  box: TurnOptions['box'],
  heats: boolean,
) {
  const context = canvas.getContext('2d')!;
  const style = getComputedStyle(canvas);
  const color = (name: string) => style.getPropertyValue(name);
  const heated = { light: color('--color-highlight'), shade: color('--color-highlight-shade') };
  /** No part of a needle is farther from its point, in units of the drawing. */
  const radius = GROWTH * Math.max(...needles.map(({ tip, tail }) => Math.max(tip, -tail)));

  return (area: DOMRect, changed: readonly Turned[]) => {
    const fine = Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
    const [columns, rows] = [Math.round(area.width * fine), Math.round(area.height * fine)];
    const isResized = canvas.width !== columns || canvas.height !== rows;
    if (isResized) [canvas.width, canvas.height] = [columns, rows];
    const xs = (isResized ? needles : changed).map(({ x }) => x);
    const [left, right] = [Math.min(...xs) - radius, Math.max(...xs) + radius];
    context.setTransform(columns / box.width, 0, 0, rows / box.height, 0, 0);
    context.translate(-box.x, -box.y);
    context.save();
    context.beginPath();
    context.rect(left, box.y, right - left, box.height);
    context.clip();
    context.clearRect(left, box.y, right - left, box.height);
    const inside = needles.filter(({ x }) => x > left - radius && x < right + radius);
    for (const fills of new Set(inside.map((needle) => needle.fills))) {
      const alike = inside.filter((needle) => needle.fills === fills);
      fillNeedles(context, alike, fills);
    }
    for (const needle of inside.filter(({ heat }) => heats && heat > 0)) {
      const opacity = needle.heat * Math.min(1, needle.fills.opacity + HEAT.opacity);
      fillNeedles(context, [needle], { ...heated, opacity });
    }
    context.restore();
  };
}

/** Fills needles as one path: that takes less time than a path for each. */
function fillNeedles(
  context: CanvasRenderingContext2D,
  needles: readonly Turned[],
  fills: Fills,
): void {
  context.globalAlpha = fills.opacity;
  for (const [fill, otherSide] of [[fills.light, -1] as const, [fills.shade, 0] as const]) {
    context.fillStyle = fill;
    context.beginPath();
    for (const { x, y, angle, size, tip, tail, side } of needles) {
      const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
      const lineTo = (along: number, across: number) =>
        context.lineTo(x + along * cos - across * sin, y + along * sin + across * cos);
      const widest = tip - WIDEST_FROM_TIP * (tip - tail);
      context.moveTo(x + tip * cos, y + tip * sin);
      lineTo(widest, side);
      lineTo(tail, 0);
      lineTo(widest, otherSide * side);
    }
    context.fill();
  }
}

/** Moves a needle towards a `share` (0 to 1) of the turn to `toMouse` (radians). Returns if it moves on. */
function turn(needle: Turned, toMouse: number, share: number, seconds: number): boolean {
  const whole = toMouse - needle.angleAtRest;
  const shorter = Math.atan2(Math.sin(whole), Math.cos(whole));
  const target = needle.angleAtRest + shorter * smoothstep(0, WHOLE_TURN, share);
  const heat = share * share;
  const { stiffness, damping } = share > 0 ? THERE : BACK;
  const off = target - needle.angle;
  needle.speed += (stiffness * off - damping * needle.speed) * seconds;
  needle.angle += needle.speed * seconds;
  needle.heat +=
    (heat - needle.heat) * Math.min(1, (heat > needle.heat ? HEAT.rise : HEAT.fall) * seconds);
  const isFar = Math.abs(off) > ARRIVED.angle || Math.abs(heat - needle.heat) > ARRIVED.heat;
  if (isFar || Math.abs(needle.speed) > ARRIVED.speed) return true;
  Object.assign(needle, { angle: target, speed: 0, heat });
  return false;
}

function smoothstep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
