import type { FieldSize } from './protocol.ts';

interface HostListener {
  /** The host's size or the screen's pixel ratio is another. Never called with an empty size. */
  onSize(size: FieldSize): void;
  /** Whether anyone can see the host: it is on screen and the page is in front. */
  onSeen(seen: boolean): void;
}

/** Watches `host`'s size and whether it is seen; returns the function that ends it. */
export function watchHost(host: HTMLElement, { onSize, onSeen }: HostListener): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let onScreen = false;
  let away = false;
  let ratioChange = new AbortController();

  const tellSeen = () => onSeen(onScreen && !away && document.visibilityState === 'visible');
  const tellSize = () => {
    const size = sizeOf(host);
    if (size) onSize(size);
  };
  const watchRatio = () => {
    ratioChange = new AbortController();
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    const changed = () => {
      ratioChange.abort();
      watchRatio();
      tellSize();
    };
    query.addEventListener('change', changed, { signal: ratioChange.signal });
  };

  const resizes = new ResizeObserver(tellSize);
  const crossings = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting ?? false;
    tellSeen();
  });
  resizes.observe(host);
  crossings.observe(host);
  watchRatio();
  document.addEventListener('visibilitychange', tellSeen, { signal });
  window.addEventListener('pagehide', () => setAway(true), { signal });
  window.addEventListener('pageshow', () => setAway(false), { signal });

  function setAway(value: boolean) {
    away = value;
    tellSeen();
  }

  return () => {
    ended.abort();
    ratioChange.abort();
    resizes.disconnect();
    crossings.disconnect();
  };
}

function sizeOf(host: HTMLElement): FieldSize | undefined {
  const { clientWidth: width, clientHeight: height } = host;
  return width > 0 && height > 0 ? { width, height, pixelRatio: devicePixelRatio } : undefined;
}
