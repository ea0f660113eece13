/** A point of the canvas, as fractions of its size. */
export interface CanvasPoint {
  /** 0 at the left edge, 1 at the right edge; the page mirrors the canvas if it reads from right to left. */
  x: number;
  /** 0 at the upper edge, 1 at the lower edge. */
  y: number;
}

/** The canvas on the page, in CSS pixels. */
export interface CanvasSize {
  width: number;
  height: number;
  /** Device pixels per CSS pixel of the screen. The scene may draw fewer. */
  pixelRatio: number;
}

/** The custom property of each colour of the scene. The uniform has the same name. */
export const colorProperties = {
  background: '--color-background',
  /** Needles in the valleys, on the slopes and on the crests. */
  low: '--color-needles-low',
  middle: '--color-needles-middle',
  high: '--color-needles-high',
  /** Needles that point. */
  highlight: '--color-highlight',
  /** Needles that show a success. */
  accent: '--color-accent',
};

export type SceneColor = keyof typeof colorProperties;
/** Colours as `#rrggbb`. */
export type ScenePalette = Record<SceneColor, string>;

/**
 * Lasting effects. Each has a strength from 0 to 1 that rises and falls at these rates per second,
 * and is a uniform of the same name.
 */
export const STRENGTH_RATES = {
  /**
   * Exit progress: how far the section is out of view, 0 to 1. Home leaves the window at its top. Contact is below it at
   * first, so its exit progress falls. The needles turn down the page and become fewer.
   */
  exit: { rise: 12, fall: 3.5 },
  /** 1 while the needles point at the keyboard's focus, which is then the brightest spot. */
  spotlight: { rise: 5, fall: 5 },
  /** 1 while the needles point down to Send, which is below the window: more of them aim, and glow. */
  scrollHint: { rise: 3, fall: 3 },
};

type StrengthName = keyof typeof STRENGTH_RATES;
export const STRENGTHS = Object.keys(STRENGTH_RATES) as StrengthName[];
export type Strengths = Record<StrengthName, number>;

/**
 * Effects that begin each time the page sends a point. Each is a uniform of the same name: x, z and
 * age in seconds.
 */
export const PULSES = [
  /** A ring runs outwards after a press, in the highlight colour, or in that of the accent with `success`. */
  'ring',
  /** For a moment the needles stand outwards, in the accent's colour. */
  'success',
] as const;

type PulseName = (typeof PULSES)[number];
export type Pulses<Value> = Record<PulseName, Value>;

/**
 * Everything that the page tells the scene: the strengths and pulses above, and these. The page posts
 * patches of it: a key that is undefined clears its value, a missing key leaves it.
 */
export interface SceneInput extends Partial<Strengths>, Partial<Pulses<CanvasPoint>> {
  palette: ScenePalette;
  size: CanvasSize;
  /** Whether the scene is in view, in a visible tab. If not, it draws nothing after its first frame. */
  isVisible?: boolean;
  /** The needles point here: after a failure at the e-mail link, else at the mouse, else at the focus. */
  target?: CanvasPoint;
  /** The mouse. Needles lie down behind it. */
  mouse?: CanvasPoint;
  /** Without a target they point here. Without either they wander. */
  defaultTarget?: CanvasPoint;
}

/** A patch that the page posts to the scene. The one with the canvas also starts the scene. */
export type SceneInputPatch = Partial<SceneInput> & { canvas?: OffscreenCanvas };

/**
 * An event that the scene posts to the page. `software`: the machine has no GPU. `drawn`: its first frame is on the
 * canvas. `lost`: it has lost its context. `broken`: it cannot draw, or not fast enough.
 */
export type SceneEvent = 'software' | 'drawn' | 'lost' | 'broken';
