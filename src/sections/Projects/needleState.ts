/** Where the one needle of Projects is. */
export type NeedlePlace =
  /** Beside the cards. If it has no place there, it waits in the first card. */
  | 'beside'
  /** On its way to the first card. */
  | 'flyingIn'
  /** In the first card, after a flight. */
  | 'flownIn'
  /** In a card, after it was in another one: there it faded out, here it turned in. */
  | 'swungIn'
  /** On its way from the first card to its place beside the cards. */
  | 'flyingBack';

/** The life of the needle: where it is, and the facts that decide about it. */
export interface NeedleState {
  place: NeedlePlace;
  /** Index of the card that it flies to: the first with a pointer. -1 without any. */
  firstCard: number;
  /** Whether it has a place beside the cards. If not, it never flies. */
  canFly: boolean;
  /** Whether the reader is above the cards. */
  isAbove: boolean;
  /** Index of the card nearest to the middle of the window. */
  nearestCard: number;
  /** Index of the card under the mouse. */
  hoveredCard: number | undefined;
}

export type NeedleEvent =
  /**
   * The page was scrolled or resized. `gridTop`: of the cards, as a share of the window's height.
   * `nearestCard`: -1 if no picture is in the window.
   */
  | { type: 'scrolled'; gridTop: number; nearestCard: number }
  /** The mouse entered a card that has a pointer, or left it. */
  | { type: 'hovered'; card: number | undefined }
  /** A flight is over, or there was none to see. */
  | { type: 'landed' };

/** The needle flies to the cards when their top is above this share of the window… */
const FLY_IN_ABOVE = 0.45;
/** …and back when it is below this one. */
const FLY_BACK_BELOW = 0.5;

/** The state before the reader reaches the cards. */
export function startBeside(firstCard: number, canFly: boolean): NeedleState {
  return {
    place: 'beside',
    firstCard,
    canFly,
    isAbove: true,
    nearestCard: firstCard,
    hoveredCard: undefined,
  };
}

/** Returns the same object if the event changes nothing. */
export function needleReducer(state: NeedleState, event: NeedleEvent): NeedleState {
  switch (event.type) {
    case 'scrolled': {
      const isAbove = event.gridTop > (state.isAbove ? FLY_IN_ABOVE : FLY_BACK_BELOW);
      const nearestCard = event.nearestCard < 0 ? state.nearestCard : event.nearestCard;
      if (isAbove === state.isAbove && nearestCard === state.nearestCard) return state;
      return move(state, { ...state, isAbove, nearestCard });
    }

    case 'hovered':
      if (event.card === state.hoveredCard) return state;
      return move(state, { ...state, hoveredCard: event.card });

    case 'landed':
      if (state.place === 'flyingIn') return { ...state, place: 'flownIn' };
      if (state.place === 'flyingBack') return { ...state, place: 'beside' };
      return state;
  }
}

/** Index of its card. Beside the cards, that is the one it will fly to. */
export function cardOf({ firstCard, isAbove, nearestCard, hoveredCard }: NeedleState): number {
  return hoveredCard ?? (isAbove ? firstCard : nearestCard);
}

/** Whether it is drawn in its card. If not, it is drawn beside the cards or flies. */
export function isInCard(place: NeedlePlace): boolean {
  return place === 'flownIn' || place === 'swungIn';
}

/** `after` with the place to which its facts take the needle. */
function move(before: NeedleState, after: NeedleState): NeedleState {
  return { ...after, place: nextPlace(before, after) };
}

function nextPlace(before: NeedleState, after: NeedleState): NeedlePlace {
  const wasBeside = belongsBeside(before);
  if (belongsBeside(after)) {
    if (wasBeside) return before.place;
    return after.canFly ? 'flyingBack' : 'beside';
  }
  if (cardOf(after) !== cardOf(before)) return 'swungIn';
  if (!wasBeside) return before.place;
  return after.canFly ? 'flyingIn' : 'flownIn';
}

/** Whether the reader has not reached the cards, neither by scrolling nor with the mouse. */
function belongsBeside({ isAbove, hoveredCard }: NeedleState): boolean {
  return isAbove && hoveredCard === undefined;
}
