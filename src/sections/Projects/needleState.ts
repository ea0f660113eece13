/**
 * The place of the needle of Projects, and its last movement. `cardIndexOf` tells its card. "The first
 * card" means the first one with a target.
 */
export type NeedlePhase =
  /** It waits for the visitor: docked beside the cards, or in the first card if it cannot dock. */
  | 'waiting'
  /** It is on its way to the first card. */
  | 'flyingIn'
  /** It is in the first card, because the visitor came there, with a flight or without. */
  | 'arrived'
  /** It changed to a card without a flight: it faded out where it was and swung in here. */
  | 'swungIn'
  /** It is on its way from the first card to its place beside the cards. */
  | 'flyingBack'
  /** It points at the headline of its card, whose case study is open. */
  | 'atHeadline';

/** The life of the needle: its phase, and the facts that decide about it. */
export interface NeedleState {
  phase: NeedlePhase;
  /** Index of the first card with a target, if there is one. */
  firstTargetIndex: number | undefined;
  /**
   * Whether the page has the docked needle beside the cards. Narrow windows hide it: a flight ends
   * at once there (`DockedNeedle`).
   */
  hasDockedNeedle: boolean;
  /** Whether the visitor is above the cards. */
  isAbove: boolean;
  /** Index of the card with a needle that is nearest to the middle of the window, if there is one. */
  nearestIndex: number | undefined;
  /** Index of the card under the mouse, or with the focus of the keyboard. */
  activeIndex: number | undefined;
  /** Index of the card whose case study is open. The needle has no place beside the cards then. */
  openIndex: number | undefined;
}

export type NeedleEvent =
  /**
   * The page was scrolled or resized. `gridTop`: distance from the window's top to the cards, as a
   * fraction of its height. `nearestIndex`: undefined if no card with a needle is in the window.
   */
  | { type: 'scrolled'; gridTop: number; nearestIndex: number | undefined }
  /** The mouse or the focus of the keyboard entered a card with a target, or left it. */
  | { type: 'activated'; index: number | undefined }
  /** A case study opened or closed. */
  | { type: 'opened'; index: number | undefined }
  /** A flight is over, or there was none to see. */
  | { type: 'flightEnded' };

/**
 * The visitor has reached the cards once their top is this near to the window's top, as a fraction of
 * the window's height…
 */
const ENTER_THRESHOLD = 0.45;
/** …and has left them once it is farther than this. The gap keeps small scrolls from starting flights. */
export const LEAVE_THRESHOLD = 0.5;

/** The state before the visitor reaches the cards. */
export function initialNeedle(
  firstTargetIndex: number | undefined,
  hasDockedNeedle: boolean,
): NeedleState {
  return {
    phase: 'waiting',
    firstTargetIndex,
    hasDockedNeedle,
    isAbove: true,
    nearestIndex: firstTargetIndex,
    activeIndex: undefined,
    openIndex: undefined,
  };
}

/** Returns the same object if the event changes nothing. */
export function needleReducer(state: NeedleState, event: NeedleEvent): NeedleState {
  switch (event.type) {
    case 'scrolled': {
      const isAbove = state.isAbove
        ? event.gridTop > ENTER_THRESHOLD
        : event.gridTop > LEAVE_THRESHOLD;
      const nearestIndex = event.nearestIndex ?? state.nearestIndex;
      if (isAbove === state.isAbove && nearestIndex === state.nearestIndex) return state;
      return withNextPhase(state, { ...state, isAbove, nearestIndex });
    }

    case 'activated':
      if (event.index === state.activeIndex) return state;
      return withNextPhase(state, { ...state, activeIndex: event.index });

    case 'opened': {
      if (event.index === state.openIndex) return state;
      // The visitor reads the card that opens, and looks at the one that closes.
      const readIndex = event.index ?? state.openIndex ?? state.nearestIndex;
      return withNextPhase(state, {
        ...state,
        isAbove: false,
        nearestIndex: readIndex,
        activeIndex: undefined,
        openIndex: event.index,
      });
    }

    case 'flightEnded':
      if (state.phase === 'flyingIn') return { ...state, phase: 'arrived' };
      if (state.phase === 'flyingBack') return { ...state, phase: 'waiting' };
      return state;
  }
}

/** Index of the card that the needle is in, or that it waits or flies for. */
export function cardIndexOf({
  firstTargetIndex,
  isAbove,
  nearestIndex,
  activeIndex,
}: NeedleState): number | undefined {
  return activeIndex ?? (isAbove ? firstTargetIndex : nearestIndex);
}

/** Whether the needle has come to the visitor's card: the picture there moves under it. */
export function hasLanded(phase: NeedlePhase): boolean {
  return phase === 'arrived' || phase === 'swungIn';
}

/** `after` with its phase, which depends on both states. */
function withNextPhase(before: NeedleState, after: NeedleState): NeedleState {
  return { ...after, phase: nextPhase(before, after) };
}

function nextPhase(before: NeedleState, after: NeedleState): NeedlePhase {
  const wasReached = hasReachedCards(before);
  if (!hasReachedCards(after)) {
    // Above the cards it goes on to wait or to fly back.
    if (!wasReached) return before.phase;
    return canDock(after) ? 'flyingBack' : 'waiting';
  }

  // In the cards it never flies from one to another, nor from a headline to a picture.
  const isCardOpen = after.openIndex !== undefined && cardIndexOf(after) === after.openIndex;
  if (isCardOpen) return 'atHeadline';
  if (before.phase === 'atHeadline') return 'swungIn';
  if (cardIndexOf(after) !== cardIndexOf(before)) return 'swungIn';

  // The card is the same as before. If the visitor has just come to the cards, it is the first one.
  if (wasReached) return before.phase;
  return canDock(after) ? 'flyingIn' : 'arrived';
}

function canDock({ hasDockedNeedle, openIndex }: NeedleState): boolean {
  return hasDockedNeedle && openIndex === undefined;
}

/** Whether the visitor has reached the cards, by scrolling, or with the mouse or the keyboard. */
function hasReachedCards({ isAbove, activeIndex }: NeedleState): boolean {
  return !isAbove || activeIndex !== undefined;
}
