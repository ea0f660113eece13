/**
 * Does what moves slides of `box` about in the page, and gives the focus back to what had it in one of them: an element
 * that is moved loses it. Returns what `move` does.
 */
export function keepFocus<Result>(box: HTMLElement, move: () => Result): Result {
  const focused = document.activeElement;
  const result = move();
  if (focused instanceof HTMLElement && focused !== document.activeElement && box.contains(focused)) {
    focused.focus({ preventScroll: true });
  }
  return result;
}
