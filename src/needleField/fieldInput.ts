/** A point of the picture, as shares of the canvas. */
export interface PicturePoint {
  /** 0 at the left edge, 1 at the right edge. */
  x: number;
  /** 0 at the upper edge, 1 at the lower edge. */
  y: number;
}

/** The canvas on the page, in CSS pixels. */
export interface FieldSize {
  width: number;
  height: number;
  /** Device pixels per CSS pixel of the screen. The scene may draw fewer. */
  pixelRatio: number;
}

/** The custom property of each colour of the scene. The uniform has the same name. */
export const colorProperties = {
  ground: '--color-background',
  /** Needles in the valleys, on the slopes and on the crests. */
  low: '--color-field-low',
  middle: '--color-field-middle',
  high: '--color-field-high',
  /** Needles that point. */
  highlight: '--color-highlight',
  /** Needles that show a success. */
  accent: '--color-accent',
};

export type FieldColor = keyof typeof colorProperties;
/** Colours as `#rrggbb`. */
export type FieldPalette = Record<FieldColor, string>;

/**
 * Lasting effects. Each has a strength from 0 to 1 that rises and falls at these rates per second.
 * Uniforms have their names.
 */
export const STRENGTH_RATES = {
  /** Share of the section outside the window: the needles comb down the page and become fewer. */
  exit: { rise: 12, fall: 3.5 },
  /** 1 while the needles point at the keyboard's focus, which is then the brightest spot. */
  calm: { rise: 5, fall: 5 },
};

export type StrengthName = keyof typeof STRENGTH_RATES;
export const STRENGTHS = Object.keys(STRENGTH_RATES) as StrengthName[];
export type Strengths = Record<StrengthName, number>;
export const NO_STRENGTHS = Object.fromEntries(STRENGTHS.map((name) => [name, 0])) as Strengths;

/**
 * Effects that begin each time the page sends a point. Uniforms have their names: x, z and age in
 * seconds.
 */
export const PULSES = [
  /** A ring runs outwards, in the highlight colour, or in that of the accent after `success`. */
  'press',
  /** For a moment the needles stand outwards, in the accent's colour. */
  'success',
] as const;

export type PulseName = (typeof PULSES)[number];
export type Pulses<Value> = Record<PulseName, Value>;

/** Everything that the page tells the scene. Each message is a patch of it. */
export interface FieldInput extends Partial<Strengths>, Partial<Pulses<PicturePoint>> {
  palette: FieldPalette;
  size: FieldSize;
  /** Whether the scene draws. */
  running?: boolean;
  /**
   * The needles point here: at the mouse, the focused control, or after a failure the e-mail link.
   */
  target?: PicturePoint;
  /** Without a target they point here. Without either they wander. */
  rest?: PicturePoint;
}

/**
 * A message of the page. The first one brings the size and what the needles do, the second one the
 * canvas and the palette. The canvas starts the scene.
 */
export type FieldMessage = Partial<FieldInput> & { canvas?: OffscreenCanvas };

/**
 * A message of the scene. `drawn`: its first frame is on the canvas. `lost`: it has lost its
 * context. `unable`: it cannot draw, or not fast enough.
 */
export type FieldEvent = 'drawn' | 'lost' | 'unable';
