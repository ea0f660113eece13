import { z } from 'zod';
import { pictureSizes } from '../../../helpers/pictureFiles.ts';
import {
  spriteSheetFile,
  evenWithErrors,
  fraction,
  requireFields,
  type PublicFiles,
} from '../../../content/schema/rules.ts';

/** A rectangle in pixels: its upper left corner and its size. */
export type BoxTuple = [left: number, top: number, width: number, height: number];

/** The ways in which a detail can move. */
export type Move = 'press' | 'drop' | 'rise' | 'light';

/** A pose of a sprite, and the way to the next one. */
export interface SpriteStep {
  /** Milliseconds after the needle has landed. */
  ms: number;
  /** As in CSS. A pixel is one of the picture. */
  transform?: string | undefined;
  /** 0 to 1. */
  opacity?: number | undefined;
  /** As in CSS: speed of the way to the next step. */
  easing?: string | undefined;
}

/** A rectangle of the file, which moves over the picture. */
export interface Sprite {
  /** Its place in the picture, in pixels of 1280 by 800. */
  at: BoxTuple;
  /** Its place in the file, in pixels; it is stretched to `at`. */
  cut: BoxTuple;
  /** Place in the picture outside of which it is hidden. */
  frame?: BoxTuple | undefined;
  /** The point of the picture about which it turns and grows; default: its middle. */
  origin?: [x: number, y: number] | undefined;
  /** `true`: it keeps its last pose while the needle is there, and goes back; else it hides after it. */
  isHeld?: true | undefined;
  /** Its poses, in the order of their times. */
  steps: SpriteStep[];
}

/** The details of a picture that move when the needle lands on it, as an owner writes them in `answer`. */
export interface SpriteAnimationInput {
  /** File below `public/` with all sprites, at most 12 kB; `npm run pictures -- answer` makes it. */
  file: string;
  /** The detail is pressed, drops by 16 pixels, grows from its lower edge, or lights up. */
  move?: Move | undefined;
  /** Left, top, width and height of the detail in the picture, in pixels of 1280 by 800. */
  place?: BoxTuple | undefined;
  /** Sprites with their steps, instead of `move` and `place`, as in `src/content/sampleSprites.ts`. */
  parts?: Sprite[] | undefined;
}

/** The same as the page gets it. */
export interface SpriteAnimationContent {
  /** File below `public/` with all sprites. */
  file: string;
  /** The sprites, the lowest first. */
  sprites: Sprite[];
}

const box = z
  .tuple([z.number(), z.number(), z.number(), z.number()])
  .meta({ title: 'four numbers' });
const point = z.tuple([z.number(), z.number()]).meta({ title: 'two numbers' });

const { width: pictureWidth, height: pictureHeight } = pictureSizes.project;

const place = box.refine(
  ([left, top, width, height]) =>
    Math.min(left, top) >= 0 && left + width <= pictureWidth && top + height <= pictureHeight,
  `must be inside the picture, which has ${pictureWidth} by ${pictureHeight} pixels`,
);

const step = z.strictObject({
  ms: z.number(),
  transform: z.string().optional(),
  opacity: fraction.optional(),
  easing: z.string().optional(),
}) satisfies z.ZodType<SpriteStep>;

const sprite = z.strictObject({
  at: box,
  cut: box,
  frame: box.optional(),
  origin: point.optional(),
  isHeld: z.literal(true).optional(),
  steps: z.array(step).min(1),
}) satisfies z.ZodType<Sprite>;

const NEEDED_WITHOUT_PARTS = ['move', 'place'] as const;

export const spriteAnimation = (publicFiles: PublicFiles) =>
  z
    .strictObject({
      file: spriteSheetFile(publicFiles),
      move: z.enum(['press', 'drop', 'rise', 'light']).optional(),
      place: place.optional(),
      parts: z.array(sprite).min(1).optional(),
    })
    .superRefine((written, context) => {
      if (written.parts) return;
      const reason = 'npm run pictures -- answer prints it';
      requireFields(written, NEEDED_WITHOUT_PARTS, reason, context);
    }, evenWithErrors) satisfies z.ZodType<SpriteAnimationInput>;
