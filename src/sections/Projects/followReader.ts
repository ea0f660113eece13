import { choosePicture } from './choosePicture.ts';

/**
 * Lets the one needle follow the reader: of the cards that have something to point at it is in the one under the mouse,
 * else in the one whose picture is nearest to the middle of the window. That card is marked `data-pointed`; the rest is
 * the style sheet's. Takes the list of cards; returns the function that ends it, which leaves the needle where it is.
 */
export function followReader(wall: HTMLElement): () => void {
  const cards = [...wall.children].filter((card) => card.querySelector('[data-needle]'));
  const pictures = cards.map((card) => card.querySelector('img')!);
  let hovered: Element | undefined;
  let frame = 0;

  const point = () => {
    frame = 0;
    const extents = () => pictures.map((picture) => picture.getBoundingClientRect());
    const chosen = hovered ?? cards[choosePicture(extents(), innerHeight)];
    if (!chosen || 'pointed' in (chosen as HTMLElement).dataset) return;
    for (const card of cards) card.toggleAttribute('data-pointed', card === chosen);
  };
  const onScroll = () => {
    frame ||= requestAnimationFrame(point);
  };
  const onPointer = ({ type, pointerType, target }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    hovered = type === 'pointerover' ? cards.find((card) => card.contains(target as Node)) : undefined;
    onScroll();
  };

  const ended = new AbortController();
  const { signal } = ended;
  addEventListener('scroll', onScroll, { signal, passive: true });
  addEventListener('resize', onScroll, { signal });
  wall.addEventListener('pointerover', onPointer, { signal });
  wall.addEventListener('pointerleave', onPointer, { signal });
  onScroll();
  return () => {
    ended.abort();
    cancelAnimationFrame(frame);
  };
}
