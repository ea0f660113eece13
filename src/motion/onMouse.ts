/**
 * Calls `listener` with each move of the mouse. Calls it without an event when the mouse leaves the
 * window, and when a finger or a pen moves.
 */
export function onMouse(listener: (event?: PointerEvent) => void, signal: AbortSignal): void {
  const options = { signal, passive: true };
  addEventListener(
    'pointermove',
    (event) => listener(event.pointerType === 'mouse' ? event : undefined),
    options,
  );
  document.documentElement.addEventListener('pointerleave', () => listener(), options);
}
