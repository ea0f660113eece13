/** Calls `listener` with each move of the mouse; without an event when it leaves or a finger or pen moves. */
export function onMouse(listener: (event?: PointerEvent) => void, signal: AbortSignal): void {
  const options = { signal, passive: true };
  const onMove = (event: PointerEvent) =>
    listener(event.pointerType === 'mouse' ? event : undefined);
  addEventListener('pointermove', onMove, options);
  document.documentElement.addEventListener('pointerleave', () => listener(), options);
}
