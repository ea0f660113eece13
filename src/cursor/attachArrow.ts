import { whenIdle } from '../motion/whenIdle.ts';
import { arrowShape } from '../ui/ArrowMark/arrowShape.ts';
import styles from './arrow.module.css';
import { chase, type Place } from './chase.ts';

/** What the arrow is highlighted over. */
const CLICKABLE = 'a, button:enabled, [data-clickable]';
/** Parts of the page: all of it lies in one of them. */
const PARTS = 'header, section, footer';
/** Who asks for these has set up a cursor that they can see. */
const SYSTEM_CURSOR = '(forced-colors: active), (prefers-contrast: more)';

/**
 * Puts the arrow in the place of the mouse's cursor: it follows, shows what can be clicked and what is pressed, makes
 * way for the text cursor, and goes when the mouse leaves the window. Touch, pen, forced colours and more contrast
 * keep the system's own. Returns the function that ends it.
 */
export function attachArrow(): () => void {
  const root = document.documentElement;
  const keepsSystemCursor = matchMedia(SYSTEM_CURSOR);
  const arrow = drawArrow();
  const abort = new AbortController();
  const { signal } = abort;

  /** Where the arrow is; undefined while it is away. */
  let place: Place | undefined;
  let target: Place = { x: 0, y: 0 };
  let frame = 0;
  /** Where the system's cursor still is. */
  let left: HTMLElement[] = [];
  let stopTaking = () => {};

  function step() {
    if (!place) return;
    place = chase(place, target);
    arrow.style.transform = `translate(${place.x}px, ${place.y}px)`;
    frame = place === target ? 0 : requestAnimationFrame(step);
  }

  function show() {
    place = target;
    root.dataset.cursor = 'arrow';
    left = [...document.querySelectorAll<HTMLElement>(PARTS)];
    stopTaking = whenIdle(takeNext);
    toTop();
  }

  /** The system's cursor goes from one part after the other: from all at once would cost a frame of the page. */
  function takeNext() {
    const part = left.shift();
    take(part);
    // Styled now, in this idle moment, rather than in the next frame.
    if (part) getComputedStyle(part).getPropertyValue('cursor');
    if (left.length > 0) stopTaking = whenIdle(takeNext);
  }

  function take(part: HTMLElement | null | undefined) {
    if (part) part.dataset.arrow = '';
  }

  function hide() {
    cancelAnimationFrame(frame);
    stopTaking();
    frame = 0;
    place = undefined;
    for (const part of document.querySelectorAll<HTMLElement>(PARTS)) delete part.dataset.arrow;
    delete root.dataset.cursor;
    delete arrow.dataset.pressed;
  }

  /** Above all else on the page, what opens later included. */
  function toTop() {
    if (!place) return;
    arrow.hidePopover();
    arrow.showPopover();
  }

  function onMove(event: PointerEvent) {
    if (event.pointerType !== 'mouse' || keepsSystemCursor.matches) return hide();
    target = { x: event.clientX, y: event.clientY };
    if (!place) {
      show();
      onOver(event);
    }
    if (!event.buttons) delete arrow.dataset.pressed;
    frame ||= requestAnimationFrame(step);
  }

  function onOver({ target: element }: PointerEvent) {
    if (!place || !(element instanceof Element)) return;
    take(element.closest<HTMLElement>(PARTS));
    arrow.toggleAttribute('data-over-clickable', element.closest(CLICKABLE) !== null);
    // The style sheet alone says where that is.
    arrow.toggleAttribute('data-over-text', getComputedStyle(element).cursor !== 'none');
  }

  const press = () => {
    arrow.dataset.pressed = '';
  };
  const release = () => {
    delete arrow.dataset.pressed;
  };
  const onToggle = ({ target: popover }: Event) => {
    if (popover !== arrow) toTop();
  };

  addEventListener('pointermove', onMove, { signal });
  addEventListener('pointerover', onOver, { signal });
  addEventListener('pointerdown', press, { signal });
  addEventListener('pointerup', release, { signal });
  // The browser takes the mouse over, as for dragging a link.
  addEventListener('pointercancel', hide, { signal });
  root.addEventListener('pointerleave', hide, { signal });
  keepsSystemCursor.addEventListener('change', hide, { signal });
  document.addEventListener('toggle', onToggle, { signal, capture: true });

  return () => {
    abort.abort();
    hide();
    arrow.remove();
  };
}

/** The arrow of ui/ArrowMark, its tip at its top left corner. */
function drawArrow(): HTMLElement {
  const arrow = document.createElement('div');
  arrow.className = styles.arrow!;
  arrow.popover = 'manual';
  arrow.setAttribute('aria-hidden', 'true');
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '2.5 2.5 19 19');
  for (const [name, d] of [
    ['body', arrowShape.outline],
    ['shade', arrowShape.shade],
  ] as const) {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', d);
    path.setAttribute('class', styles[name]!);
    svg.append(path);
  }
  arrow.append(svg);
  document.body.append(arrow);
  return arrow;
}
