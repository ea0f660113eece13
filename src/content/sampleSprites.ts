// The sprites of five pictures of the sample, which move when the needle lands on them. Your own pictures do not need
// this file: `npm run pictures -- answer` and one of four moves are enough (docs/recipes.md). `at` and `frame` are places
// in the picture, `cut` is one in the file.
import { EASE_IN_OUT, EASE_OUT } from '../math/easings.ts';
import type {
  SpriteAnimationInput,
  Sprite,
  SpriteStep,
  BoxTuple,
} from '../sections/Projects/SpriteAnimation/schema.ts';

/** Steps of a sprite that does not move over the picture until `ms`. */
function shownUntil(ms: number): SpriteStep[] {
  return [
    { ms: 0, opacity: 1 },
    { ms, opacity: 1 },
  ];
}

/** A digit of the total: left edge in the picture and in the file, and the end of its roll. */
const DIGITS = [
  { left: 1172, cutLeft: 0, width: 25, durationMs: 670 },
  { left: 1196, cutLeft: 25, width: 24, durationMs: 785 },
  { left: 1219, cutLeft: 49, width: 25, durationMs: 900 },
];
/** Height of a digit, and of a roll with ten more of them below it. */
const DIGIT_HEIGHT = 52;
const ROLL_HEIGHT = 11 * DIGIT_HEIGHT;

/** The button sinks and comes back, and the total rolls round once. */
export const shopSprites: SpriteAnimationInput = {
  file: 'assets/e-commerce-answer.avif',
  parts: [
    // The background without the button: a few pixels of one colour, stretched.
    {
      at: [896, 552, 356, 100],
      cut: [2, 87, 16, 4],
      steps: shownUntil(520),
    },
    // The button, with the steps of the move `press`.
    {
      at: [904, 558, 340, 84],
      cut: [0, 0, 340, 84],
      steps: [
        { ms: 0, transform: 'none', easing: EASE_OUT },
        { ms: 130, transform: 'translateY(6px) scale(0.975)', easing: 'ease-in-out' },
        { ms: 340, transform: 'translateY(-1.5px)', easing: 'ease-in-out' },
        { ms: 520, transform: 'none' },
      ],
    },
    // The digits.
    ...DIGITS.map(({ left, cutLeft, width, durationMs }): Sprite => ({
      at: [left, 483, width, ROLL_HEIGHT],
      cut: [cutLeft, 94, width, ROLL_HEIGHT],
      frame: [left, 483, width, DIGIT_HEIGHT],
      steps: [
        { ms: 110, transform: 'none', easing: 'cubic-bezier(0.25, 0.6, 0.1, 1)' },
        { ms: durationMs, transform: `translateY(${DIGIT_HEIGHT - ROLL_HEIGHT}px)` },
      ],
    })),
  ],
};

/** The held card in the board's picture, before it drops, and its middle. */
const CARD: BoxTuple = [480, 228, 372, 190];
const CARD_CENTER: [number, number] = [CARD[0] + CARD[2] / 2, CARD[1] + CARD[3] / 2];
const TILTED = 'rotate(-4deg)';
const IN_SLOT = 'translate(6px, -2px)';
/** The easing of the move `drop`. */
const DROP = 'cubic-bezier(0.5, 0, 0.15, 1)';

/** The card drops into its slot, its last step lights up, and the colleague's cursor lets go. */
export const boardSprites: SpriteAnimationInput = {
  file: 'assets/task-board-answer.avif',
  parts: [
    // The board without the card and the cursor.
    {
      at: [430, 172, 500, 345],
      cut: [0, 0, 500, 345],
      isHeld: true,
      steps: [{ ms: 0, opacity: 1 }],
    },
    // The card's shadow.
    {
      at: [400, 188, 532, 350],
      cut: [0, 347, 106, 70],
      origin: CARD_CENTER,
      isHeld: true,
      steps: [
        { ms: 0, transform: TILTED, opacity: 1, easing: DROP },
        { ms: 380, transform: `${IN_SLOT} scale(0.946)`, opacity: 0 },
      ],
    },
    // The card without its texts. It takes the slot's shape.
    {
      at: CARD,
      cut: [0, 419, 372, 190],
      isHeld: true,
      steps: [
        { ms: 0, transform: TILTED, easing: DROP },
        { ms: 380, transform: `${IN_SLOT} scale(0.946, 1.063)` },
      ],
    },
    // The card's texts.
    {
      at: CARD,
      cut: [0, 611, 372, 190],
      isHeld: true,
      steps: [
        { ms: 0, transform: TILTED, easing: DROP },
        { ms: 380, transform: `${IN_SLOT} scale(0.946)` },
      ],
    },
    // The card's last step.
    {
      at: [508, 343, 264, 44],
      cut: [0, 803, 264, 44],
      origin: CARD_CENTER,
      isHeld: true,
      steps: [
        { ms: 400, transform: `${IN_SLOT} scale(0.946)`, opacity: 0, easing: EASE_OUT },
        { ms: 580, transform: `${IN_SLOT} scale(0.946)`, opacity: 1 },
      ],
    },
    // The cursor.
    {
      at: [728, 374, 132, 84],
      cut: [0, 849, 132, 84],
      isHeld: true,
      steps: [
        { ms: 400, transform: 'none', easing: EASE_OUT },
        { ms: 880, transform: 'translate(64px, 40px)' },
      ],
    },
  ],
};

/** Light falls from the door to one step after another: places in the picture and in the file. */
const LIT_STEPS: { at: BoxTuple; cut: BoxTuple }[] = [
  { at: [640, 512, 600, 44], cut: [0, 864, 600, 44] },
  { at: [640, 556, 600, 50], cut: [0, 912, 600, 50] },
  { at: [640, 606, 600, 70], cut: [0, 966, 600, 70] },
  { at: [640, 676, 600, 124], cut: [0, 1040, 600, 124] },
];

/** The line below "The archive" draws itself to the needle, and behind the door the day breaks. */
export const gallerySprites: SpriteAnimationInput = {
  file: 'assets/portfolio-answer.svg',
  parts: [
    // The paper without the line.
    {
      at: [50, 619, 282, 10],
      cut: [0, 1482, 282, 10],
      steps: shownUntil(420),
    },
    // The line.
    {
      at: [54, 623.4, 272.4, 3],
      cut: [0, 1496, 272.4, 3],
      origin: [54, 625],
      steps: [
        { ms: 0, transform: 'scaleX(0)', easing: EASE_IN_OUT },
        { ms: 420, transform: 'none' },
      ],
    },
    // The door without its moon.
    {
      at: [802, 162, 276, 358],
      cut: [0, 0, 276, 358],
      isHeld: true,
      steps: [{ ms: 0, opacity: 1 }],
    },
    // The gold of the morning.
    {
      at: [802, 162, 276, 358],
      cut: [0, 362, 276, 358],
      isHeld: true,
      steps: [
        { ms: 260, opacity: 0, easing: EASE_OUT },
        { ms: 820, opacity: 1 },
      ],
    },
    // The moon.
    {
      at: [900, 200, 136, 136],
      cut: [0, 724, 136, 136],
      isHeld: true,
      steps: [
        { ms: 260, transform: 'none', easing: EASE_OUT },
        { ms: 820, transform: 'translateY(-16px)' },
      ],
    },
    // The steps in the light.
    ...LIT_STEPS.map(({ at, cut }, index): Sprite => ({
      at,
      cut,
      isHeld: true,
      steps: [
        { ms: 340 + 90 * index, opacity: 0, easing: EASE_OUT },
        { ms: 580 + 90 * index, opacity: 1 },
      ],
    })),
    // The rims of ball, drum and pearl.
    {
      at: [580, 460, 380, 310],
      cut: [0, 1168, 380, 310],
      isHeld: true,
      steps: [
        { ms: 560, opacity: 0, easing: EASE_OUT },
        { ms: 900, opacity: 1 },
      ],
    },
  ],
};

/** The bar of 16:00 rises from the ground with its figure, and more rain falls. */
export const weatherSprites: SpriteAnimationInput = {
  file: 'assets/weather-answer.svg',
  parts: [
    // The second rain falls from the cloud to the fields, on the slant of the first.
    {
      at: [0, 60, 920, 400],
      cut: [0, 332, 920, 400],
      frame: [0, 308, 920, 144],
      steps: [
        { ms: 0, transform: 'translate(31px, -110px)', opacity: 0 },
        { ms: 200, transform: 'translate(17px, -61px)', opacity: 1 },
        { ms: 640, transform: 'translate(-13px, 46px)', opacity: 1 },
        { ms: 900, transform: 'translate(-31px, 110px)', opacity: 0 },
      ],
    },
    // The ground without the bar.
    {
      at: [656, 606, 68, 131],
      cut: [0, 0, 68, 131],
      steps: shownUntil(760),
    },
    // The bar, with the steps of the move `rise`.
    {
      at: [660, 619, 60, 119],
      cut: [0, 135, 60, 119],
      origin: [690, 738],
      steps: [
        { ms: 0, transform: 'none', easing: 'ease-in' },
        { ms: 120, transform: 'scaleY(0.04)', easing: EASE_OUT },
        { ms: 480, transform: 'scaleY(1.07)', easing: 'ease-in-out' },
        { ms: 760, transform: 'none' },
      ],
    },
    // The figure.
    {
      at: [660, 622, 60, 70],
      cut: [0, 258, 60, 70],
      steps: [
        { ms: 0, transform: 'none', opacity: 1, easing: 'ease-in' },
        { ms: 60, transform: 'translateY(40px)', opacity: 0 },
        { ms: 120, transform: 'translateY(114px)', opacity: 0, easing: EASE_OUT },
        { ms: 480, transform: 'translateY(-8px)', opacity: 1, easing: 'ease-in-out' },
        { ms: 760, transform: 'none', opacity: 1 },
      ],
    },
  ],
};

const SINKS = 'cubic-bezier(0.45, 0, 0.2, 1)';

/** The moon sinks into the waves. */
export const landingSprites: SpriteAnimationInput = {
  file: 'assets/landing-answer.svg',
  parts: [
    // The sky without the moon.
    {
      at: [400, 460, 248, 260],
      cut: [0, 0, 248, 260],
      isHeld: true,
      steps: [{ ms: 0, opacity: 1 }],
    },
    // The moon.
    {
      at: [420, 474, 168, 168],
      cut: [0, 264, 168, 168],
      isHeld: true,
      steps: [
        { ms: 0, transform: 'none', easing: SINKS },
        { ms: 900, transform: 'translateY(72px)' },
      ],
    },
    // The waves in front of the moon.
    {
      at: [400, 460, 248, 260],
      cut: [0, 436, 248, 260],
      isHeld: true,
      steps: [{ ms: 0, opacity: 1 }],
    },
  ],
};
