import type { PicturePoint } from './moment.ts';

/** The canvas as the page shows it. */
export interface FieldSize {
  /** In CSS pixels. */
  width: number;
  /** In CSS pixels. */
  height: number;
  /** Device pixels per CSS pixel, as the screen has them; the field may choose fewer. */
  pixelRatio: number;
}

/** What the page tells a field that has begun. */
export type FieldCommand =
  | { type: 'size'; size: FieldSize }
  /** The mouse over the canvas, null where there is none. */
  | { type: 'attractor'; at: PicturePoint | null }
  | { type: 'press'; at: PicturePoint }
  /** How far the hero has been scrolled away, 0 to 1. */
  | { type: 'scroll'; progress: number }
  /** Draw from now on, or rest: a resting field asks for no frames. A field begins at rest. */
  | { type: 'run'; running: boolean };

/** What the page tells the worker; the start comes first and once. */
export type ToWorker = { type: 'start'; canvas: OffscreenCanvas; size: FieldSize } | FieldCommand;

/**
 * What the field tells the page: its first frame is drawn; its context is lost; it is back and has drawn
 * again; it cannot be (no WebGL, or an error), then nothing follows.
 */
export type FieldEvent = 'ready' | 'lost' | 'restored' | 'failed';
