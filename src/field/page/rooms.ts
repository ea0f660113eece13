import type { FieldSize, RoomName } from '../protocol.ts';

/** A room of the field on this page. */
export interface Room {
  name: RoomName;
  /** Takes the canvas, and is as large as it. */
  element: HTMLElement;
  /** The poster. */
  still: HTMLImageElement | null;
  /** The section whose controls are pointed at. */
  section: Element;
  /** What is pointed at when nobody is there; null for nothing in particular. */
  resting(): HTMLElement | null;
  /** How much of the room is still to come or gone, 0 to 1, from where its top is, in CSS pixels below the window's. */
  away(top: number, height: number, windowHeight: number): number;
}

/** Of the room's height or the window's, whichever is less: so much of it has to be seen for the needles to be in place. */
const ARRIVED = 0.7;

/** The room that an element marked `data-field-room` is; throws where there is none of that name. */
export function roomOf(element: HTMLElement): Room {
  const name = element.dataset.fieldRoom;
  const section = element.closest('section') ?? element;
  const still = element.parentElement?.querySelector('img') ?? null;
  switch (name) {
    case 'home':
      return {
        name,
        element,
        still,
        section,
        resting: () => null,
        away: (top, height) => within(-top / height),
      };
    case 'contact':
      return {
        name,
        element,
        still,
        section,
        resting: () => section.querySelector<HTMLElement>('[type=submit]'),
        away: (top, height, windowHeight) =>
          within(1 - (windowHeight - top) / (ARRIVED * Math.min(height, windowHeight))),
      };
    default:
      throw new Error(`The field has no room "${name}"`);
  }
}

/** A room's size; undefined while it has none. */
export function sizeOf({ element }: Room): FieldSize | undefined {
  const { clientWidth: width, clientHeight: height } = element;
  return width > 0 && height > 0 ? { width, height, pixelRatio: devicePixelRatio } : undefined;
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share));
}
