import type { Swiper } from 'swiper/types';

/**
 * Does what moves slides of `box` about in the page, and gives the focus back to what had it in one of them: an element
 * that is moved loses it.
 */
export function keepFocus<Result>(box: HTMLElement, move: () => Result): Result {
  const giveBack = rememberFocus(box);
  const result = move();
  giveBack();
  return result;
}

/** The same for all that the loop of a carousel does by itself. */
export function attachFocus(swiper: Swiper): void {
  let giveBack = () => {};
  swiper.on('beforeLoopFix', () => {
    giveBack = rememberFocus(swiper.el);
  });
  swiper.on('loopFix', () => giveBack());
}

function rememberFocus(box: HTMLElement): () => void {
  const focused = document.activeElement;
  return () => {
    if (focused === document.activeElement || !(focused instanceof HTMLElement) || !box.contains(focused)) return;
    focused.focus({ preventScroll: true });
  };
}
