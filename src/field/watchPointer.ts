import type { PicturePoint } from './moment.ts';

interface PointerListener {
  /** The mouse over `host`, null once it is elsewhere. */
  onMouse(at: PicturePoint | null): void;
  /** A press on `host` by mouse, pen or finger. */
  onPress(at: PicturePoint): void;
}

/** Watches the pointer over `host` and whatever lies on it; returns the function that ends it. */
export function watchPointer(host: HTMLElement, { onMouse, onPress }: PointerListener): () => void {
  const ended = new AbortController();
  const options = { passive: true, signal: ended.signal };
  let over = false;

  const leave = () => {
    if (over) onMouse(null);
    over = false;
  };
  const move = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    const at = pointOn(host, event);
    if (!at) return leave();
    over = true;
    onMouse(at);
  };
  const press = (event: PointerEvent) => {
    const at = event.isPrimary ? pointOn(host, event) : null;
    if (at) onPress(at);
  };

  window.addEventListener('pointermove', move, options);
  window.addEventListener('pointerdown', press, options);
  document.documentElement.addEventListener('pointerleave', leave, options);
  return () => ended.abort();
}

function pointOn(host: HTMLElement, { clientX, clientY }: PointerEvent): PicturePoint | null {
  const { left, top, width, height } = host.getBoundingClientRect();
  const x = (clientX - left) / width;
  const y = (clientY - top) / height;
  return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x, y } : null;
}
