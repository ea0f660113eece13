import type { PicturePoint } from '../protocol.ts';
import type { Room } from './rooms.ts';

interface PointingListener {
  /** What the needles of the current room point at is another, or elsewhere. */
  onTarget(at: PicturePoint | null): void;
  /** A press on the room by mouse, pen or finger. */
  onPress(at: PicturePoint): void;
  /** The room's message has arrived. */
  onSuccess(at: PicturePoint): void;
}

interface Pointing {
  /** Looks again at where things are: the room is another, or has another size. */
  update(): void;
  end(): void;
}

/** What a form says of its message stands in its live region. */
const BANNER = '[role=status] > *';

/**
 * Watches what the needles of the current room should point at: the banner of a failure while it stands; else the
 * mouse or the control with the keyboard's focus, whichever was used last; else where the room rests.
 */
export function watchPointing(current: () => Room | undefined, listener: PointingListener): Pointing {
  const ended = new AbortController();
  const options = { passive: true, signal: ended.signal };
  /** Where the mouse is in the window; undefined where there is none, or the keyboard was used since. */
  let mouse: { clientX: number; clientY: number } | undefined;
  /** What the last failure was told by. */
  let banner: HTMLElement | null = null;
  let told: PicturePoint | null | undefined;

  const target = (room: Room): PicturePoint | null => {
    if (banner && room.section.contains(banner)) return middleOf(banner, room);
    const pointed = mouse && pointOn(room, mouse);
    if (pointed) return pointed;
    const control = focusedIn(room.section) ?? room.resting();
    return control && middleOf(control, room);
  };
  const update = () => {
    const room = current();
    const at = room ? target(room) : null;
    if (at?.x === told?.x && at?.y === told?.y && told !== undefined) return;
    told = at;
    listener.onTarget(at);
  };
  const move = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    mouse = { clientX, clientY };
    update();
  };
  const leave = () => {
    mouse = undefined;
    update();
  };
  const press = (event: PointerEvent) => {
    const room = current();
    const at = event.isPrimary && room && pointOn(room, event);
    if (at) listener.onPress(at);
  };
  const useKeyboard = () => {
    const room = current();
    if (room && focusedIn(room.section)) mouse = undefined;
    update();
  };
  const succeed = () => {
    const room = current();
    const send = room?.resting();
    const at = room && send && middleOf(send, room);
    if (at) listener.onSuccess(at);
  };
  const bannerGoes = new MutationObserver(() => {
    if (banner?.isConnected) return;
    banner = null;
    bannerGoes.disconnect();
    update();
  });
  const fail = ({ target: form }: Event) => {
    banner = form instanceof Element ? form.querySelector<HTMLElement>(BANNER) : null;
    if (banner?.parentElement) bannerGoes.observe(banner.parentElement, { childList: true });
    update();
  };

  addEventListener('pointermove', move, options);
  addEventListener('pointerdown', press, options);
  addEventListener('scroll', update, options);
  document.documentElement.addEventListener('pointerleave', leave, options);
  document.addEventListener('focusin', useKeyboard, options);
  document.addEventListener('focusout', update, options);
  document.addEventListener('input', useKeyboard, options);
  document.addEventListener('contact:sent', succeed, options);
  document.addEventListener('contact:failed', fail, options);

  return {
    update,
    end() {
      bannerGoes.disconnect();
      ended.abort();
    },
  };
}

/** The control in `section` that visibly has the focus. */
function focusedIn(section: Element): HTMLElement | null {
  return section.querySelector<HTMLElement>(':focus-visible');
}

/** The middle of an element as it is laid out: where it will be once it has slid into place. */
function middleOf(element: HTMLElement, room: Room): PicturePoint | null {
  const [own, whole] = [layoutPlace(element), layoutPlace(room.element)];
  const x = (own.left + element.offsetWidth / 2 - whole.left) / room.element.offsetWidth;
  const y = (own.top + element.offsetHeight / 2 - whole.top) / room.element.offsetHeight;
  return inPicture(x, y);
}

function layoutPlace(element: HTMLElement): { left: number; top: number } {
  let [left, top] = [0, 0];
  for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) {
    left += at.offsetLeft;
    top += at.offsetTop;
  }
  return { left, top };
}

/** A place in the window as a point of the room's picture; null outside of it. */
function pointOn(
  { element }: Room,
  { clientX, clientY }: { clientX: number; clientY: number },
): PicturePoint | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  return inPicture((clientX - left) / width, (clientY - top) / height);
}

function inPicture(x: number, y: number): PicturePoint | null {
  return x >= 0 && x <= 1 && y >= 0 && y <= 1 ? { x, y } : null;
}
