/** A random action of a visitor. Places are fractions of the window, from its top left corner. */
export type Action =
  | { kind: 'click' | 'move'; x: number; y: number }
  | { kind: 'key'; key: string }
  | { kind: 'type'; text: string }
  | { kind: 'wheel'; pixels: number }
  | { kind: 'jump'; fraction: number }
  | { kind: 'resize'; width: number; height: number };

const MOVES = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'PageDown',
  'PageUp',
  'Home',
  'End',
];
const KEYS = ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Space', 'Escape', ...MOVES];
const TEXTS = ['Ada', 'ada@example.com', '👋', ' ', 'A shop, "by spring"'];
const WINDOW_SIZES = [
  [320, 480],
  [390, 700],
  [768, 600],
  [1024, 500],
  [800, 300],
  [600, 700],
] as const;

/** The actions of a seed: as many as are asked for, always the same. */
export function randomActions(seed: number, count: number): Action[] {
  const random = mulberry32(seed);
  const pick = <Kind>(list: readonly Kind[]): Kind => list[Math.floor(random() * list.length)]!;
  return Array.from({ length: count }, (): Action => {
    const chance = random();
    if (chance < 0.32) return { kind: 'click', x: random(), y: random() };
    if (chance < 0.47) return { kind: 'move', x: random(), y: random() };
    if (chance < 0.65) return { kind: 'key', key: pick(KEYS) };
    if (chance < 0.7) return { kind: 'type', text: pick(TEXTS) };
    if (chance < 0.87) return { kind: 'wheel', pixels: Math.round((random() - 0.45) * 1600) };
    if (chance < 0.96) return { kind: 'jump', fraction: random() };
    const [width, height] = pick(WINDOW_SIZES);
    return { kind: 'resize', width, height };
  });
}

/** Numbers from 0 to 1, without 1, from a seed: Tommy Ettinger's mulberry32, in the public domain. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
