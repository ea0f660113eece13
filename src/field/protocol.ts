/** What the page and the scene say to each other, on whichever thread the scene is drawn. */

/** A place on the page that the field lies behind. */
export type RoomName = 'home' | 'contact';

/** A point of the picture: x runs right and y down, both 0 to 1 over the canvas. */
export interface PicturePoint {
  x: number;
  y: number;
}

/** The canvas as the page shows it. */
export interface FieldSize {
  /** In CSS pixels. */
  width: number;
  /** In CSS pixels. */
  height: number;
  /** Device pixels per CSS pixel, as the screen has them; the field may choose fewer. */
  pixelRatio: number;
}

/** Red, green and blue as display values (sRGB), 0 to 1 each. */
export type Rgb = [red: number, green: number, blue: number];

/** The colours of the field, by what wears them. */
export interface Palette {
  /** What lies behind the needles. */
  ground: Rgb;
  /** Needles in the valleys, on the slopes and on the crests. */
  low: Rgb;
  middle: Rgb;
  high: Rgb;
  /** Needles that point. */
  highlight: Rgb;
  /** Needles that tell of a success. */
  accent: Rgb;
}

/** What a field begins with. */
export interface FieldStart {
  room: RoomName;
  size: FieldSize;
  palette: Palette;
}

/** What the page tells a field that has begun. */
export type FieldCommand =
  /** Where the canvas lies from now on, and its size there. */
  | { type: 'place'; room: RoomName; size: FieldSize }
  /** What the needles point at; null where that is nothing in particular: then they wander. */
  | { type: 'target'; at: PicturePoint | null }
  /** A ring runs outwards. */
  | { type: 'press'; at: PicturePoint }
  /** A ring runs outwards, and for a moment the needles stand outwards from there. */
  | { type: 'success'; at: PicturePoint }
  /** How much of the room lies outside the window, 0 to 1: the needles comb down the page and thin out. */
  | { type: 'away'; share: number }
  /** Draw from now on, or rest: a resting field asks for no frames. A field begins at rest. */
  | { type: 'run'; running: boolean };

/** What the page tells the worker; the start comes first and once. */
export type ToWorker = { type: 'start'; canvas: OffscreenCanvas; start: FieldStart } | FieldCommand;

/**
 * What the field tells the page: its first frame in this room is on the canvas; its context is lost; it cannot
 * draw (no WebGL, or an error); it draws too slowly to be worth it. After the last three nothing follows.
 */
export type FieldEvent = 'drawn' | 'lost' | 'failed' | 'tooSlow';
