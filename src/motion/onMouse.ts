/**
 * Calls `listener` with each move of the mouse, and without an event when the mouse leaves the window or a finger or pen
 * moves.
 */
export function onMouse(listener: (event?: PointerEvent) => void, signal: AbortSignal): void {
  const options = { signal, passive: true };
  const onMove = (event: PointerEvent) => listener(event.pointerType === 'mouse' ? event : undefined);
  addEventListener('pointermove', onMove, options);
  document.documentElement.addEventListener('pointerleave', () => listener(), options);
}
