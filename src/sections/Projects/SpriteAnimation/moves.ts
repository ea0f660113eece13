import { EASE_OUT } from '../../../math/easings.ts';
import type {
  SpriteAnimationContent,
  SpriteAnimationInput,
  Sprite,
  SpriteStep,
  BoxTuple,
  Move,
} from './schema.ts';

/** How the detail at an owner's `place` moves. */
interface SpriteMove {
  steps: SpriteStep[];
  /** Whether it keeps its last pose while the needle is there. */
  isHeld?: true;
  /** Whether it grows from the middle of its lower edge. */
  growsFromBottom?: true;
}

const MOVES: Record<Move, SpriteMove> = {
  press: {
    steps: [
      { ms: 0, transform: 'none', easing: EASE_OUT },
      { ms: 130, transform: 'translateY(6px) scale(0.975)', easing: 'ease-in-out' },
      { ms: 340, transform: 'translateY(-1.5px)', easing: 'ease-in-out' },
      { ms: 520, transform: 'none' },
    ],
  },
  drop: {
    steps: [
      { ms: 0, transform: 'none', easing: 'cubic-bezier(0.5, 0, 0.15, 1)' },
      { ms: 380, transform: 'translateY(16px)' },
    ],
    isHeld: true,
  },
  rise: {
    steps: [
      { ms: 0, transform: 'none', easing: 'ease-in' },
      { ms: 120, transform: 'scaleY(0.04)', easing: EASE_OUT },
      { ms: 480, transform: 'scaleY(1.07)', easing: 'ease-in-out' },
      { ms: 760, transform: 'none' },
    ],
    growsFromBottom: true,
  },
  light: {
    steps: [
      { ms: 0, opacity: 0, easing: EASE_OUT },
      { ms: 560, opacity: 1 },
    ],
    isHeld: true,
  },
};

/** Pixels between the two sprites of a file, so that no edge takes colour from the other one. */
const SPRITE_GAP = 2;

/** The places of the detail, and of the picture without it, in a file of `npm run pictures -- answer`. */
export function spriteBoxes(width: number, height: number): { detail: BoxTuple; behind: BoxTuple } {
  return { detail: [0, 0, width, height], behind: [0, height + SPRITE_GAP, width, height] };
}

/** The sprites with the steps of their move. Expects checked ones. */
export function spriteAnimationOf({
  file,
  move,
  place,
  parts,
}: SpriteAnimationInput): SpriteAnimationContent {
  if (parts) return { file, sprites: parts };
  if (!move || !place) throw new Error(`The sprite sheet ${file} has no move or no place`);
  return { file, sprites: spritesOf(MOVES[move], place) };
}

/** The picture without the detail, and above it the detail. */
function spritesOf({ steps, isHeld, growsFromBottom }: SpriteMove, at: BoxTuple): Sprite[] {
  const [left, top, width, height] = at;
  const boxes = spriteBoxes(width, height);
  const start = { ms: 0, opacity: 1 };
  const behindSteps = [start, { ...start, ms: steps.at(-1)!.ms }];
  const bottom: [number, number] = [left + width / 2, top + height];
  return [
    { at, cut: boxes.behind, isHeld, steps: behindSteps },
    { at, cut: boxes.detail, isHeld, steps, origin: growsFromBottom ? bottom : undefined },
  ];
}
