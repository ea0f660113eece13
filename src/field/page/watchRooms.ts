import type { Room } from './rooms.ts';

interface RoomsListener {
  /** The room that anyone can see most of, while the page is in front; undefined for none. */
  onSeen(room: Room | undefined): void;
  /** A room's size, or the screen's pixel ratio, is another. */
  onSize(): void;
}

/** Steps in which it is noticed how much of a room is seen. */
const THRESHOLDS = Array.from({ length: 11 }, (_, step) => step / 10);

/** Watches which of the rooms is seen, and their sizes; returns the function that ends it. */
export function watchRooms(rooms: readonly Room[], { onSeen, onSize }: RoomsListener): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  /** Height of each room that is on screen, in CSS pixels. */
  const onScreen = new Map<Element, number>();
  let away = false;
  let seen: Room | undefined;
  let ratioChange = new AbortController();

  const tellSeen = () => {
    const inFront = !away && document.visibilityState === 'visible';
    const now = inFront ? mostSeen() : undefined;
    if (now === seen) return;
    seen = now;
    onSeen(seen);
  };
  const mostSeen = () => {
    const height = (room: Room) => onScreen.get(room.element) ?? 0;
    const most = rooms.reduce<Room | undefined>(
      (best, room) => (height(room) > (best ? height(best) : 0) ? room : best),
      undefined,
    );
    // Of equals it stays where it is.
    return seen && most && height(seen) === height(most) ? seen : most;
  };
  const watchRatio = () => {
    ratioChange = new AbortController();
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    const changed = () => {
      ratioChange.abort();
      watchRatio();
      onSize();
    };
    query.addEventListener('change', changed, { signal: ratioChange.signal });
  };

  const resizes = new ResizeObserver(onSize);
  const crossings = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRect } of entries) {
        if (isIntersecting) onScreen.set(target, intersectionRect.height);
        else onScreen.delete(target);
      }
      tellSeen();
    },
    { threshold: THRESHOLDS },
  );
  for (const { element } of rooms) {
    resizes.observe(element);
    crossings.observe(element);
  }
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
