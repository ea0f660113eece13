/**
 * Calls `listener` with each move of the mouse. Calls it without an event when the place of the mouse
 * in the page is no longer known: it leaves the window, a finger or a pen moves, or the page moves under
 * it in a pinch zoom.
 */
export function onMouseMove(listener: (event?: PointerEvent) => void, signal: AbortSignal): void {
  const options = { signal, passive: true };
  addEventListener(
    'pointermove',
    (event) => listener(event.pointerType === 'mouse' ? event : undefined),
    options,
  );
  document.documentElement.addEventListener('pointerleave', () => listener(), options);
  window.visualViewport?.addEventListener('scroll', () => listener(), options);
  window.visualViewport?.addEventListener('resize', () => listener(), options);
}
