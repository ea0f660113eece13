/** A point of the picture: x runs right and y down, both 0 to 1 over the canvas. */
export type PicturePoint = Pick<DOMPoint, 'x' | 'y'>;

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

/** Colours as `#rrggbb`. */
export type FieldPalette = Record<keyof typeof colorProperties, string>;

/** Lasting effects: a strength from 0 to 1 changes at these rates per second. Uniforms have their names. */
export const STRENGTH_RATES = {
  /** Share of the section outside the window: the needles comb down the page and become fewer. */
  exit: { rise: 12, fall: 3.5 },
  /** 1 while the needles point at the keyboard's focus, which is then the brightest spot. */
  calm: { rise: 5, fall: 5 },
};

/** Effects that begin each time the page sends a point. Uniforms of these names: x, z and age in seconds. */
export const PULSES = [
  /** A ring runs outwards, in the highlight colour, or in that of the accent after `success`. */
  'press',
  /** For a moment the needles stand outwards, in the accent's colour. */
  'success',
] as const;

export const STRENGTHS = Object.keys(STRENGTH_RATES) as (keyof typeof STRENGTH_RATES)[];
export type Strengths = Record<keyof typeof STRENGTH_RATES, number>;
export const NO_STRENGTHS = Object.fromEntries(STRENGTHS.map((name) => [name, 0])) as Strengths;
export type Pulses<Value> = Record<(typeof PULSES)[number], Value>;

/** Everything that the page tells the scene. Each message is a patch of it. */
export interface FieldInput extends Partial<Strengths>, Partial<Pulses<PicturePoint>> {
  palette: FieldPalette;
  size: FieldSize;
  running?: boolean;
  /** The needles point here: at the mouse, the focused control, or after a failure the e-mail link. */
  target?: PicturePoint;
  /** Without a target they point here. Without either they wander. */
  rest?: PicturePoint;
}

/** The message with the canvas starts the scene. It comes once all of the input has come. */
export type FieldMessage = Partial<FieldInput> & { canvas?: OffscreenCanvas };

/** Messages of the scene: its first frame is drawn, its context is lost, or it cannot draw (fast enough). */
export type FieldEvent = 'drawn' | 'lost' | 'unable';
