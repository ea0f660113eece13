/** The reasons for which slides do not change by themselves. All but `isStopped` are pauses, which end by themselves. */
export interface AutoplayState {
  /** Whether the mouse is over the carousel, or a finger rests on it. */
  isUnderPointer: boolean;
  /** Whether the browser shows another tab. */
  isTabHidden: boolean;
  /** Whether no part of the slides is in the window, or only in its top quarter. */
  isOutOfView: boolean;
  /** Whether a keyboard, a screen reader or the Pause button stopped it. Only that button ends a stop. */
  isStopped: boolean;
}

export type AutoplayEvent =
  /** The mouse came over the carousel, or a finger touched it. */
  | 'pointerEntered'
  /** The mouse left the carousel, or the finger was lifted. */
  | 'pointerLeft'
  | 'tabHidden'
  | 'tabShown'
  | 'leftView'
  | 'enteredView'
  /** The focus came by the keyboard or a screen reader, not by a press. */
  | 'focused'
  /** A text of a slide was selected, as a screen reader or the browser's search does. */
  | 'selected'
  /** A key was pressed anywhere on the page. */
  | 'keyPressed'
  | 'pauseButtonPressed';

/** Before the observer says that the slides are in view. */
export const initialAutoplay: AutoplayState = {
  isUnderPointer: false,
  isTabHidden: false,
  isOutOfView: true,
  isStopped: false,
};

/** Returns the same object if the event changes nothing. */
export function autoplayReducer(state: AutoplayState, event: AutoplayEvent): AutoplayState {
  switch (event) {
    case 'pointerEntered':
      return change(state, 'isUnderPointer', true);
    case 'pointerLeft':
      return change(state, 'isUnderPointer', false);

    case 'tabHidden':
      return change(state, 'isTabHidden', true);
    case 'tabShown':
      return change(state, 'isTabHidden', false);

    case 'leftView':
      return change(state, 'isOutOfView', true);
    case 'enteredView':
      return change(state, 'isOutOfView', false);

    case 'focused':
    case 'selected':
    case 'keyPressed':
      return change(state, 'isStopped', true);
    case 'pauseButtonPressed':
      return change(state, 'isStopped', !state.isStopped);
  }
}

export function canPlay(state: AutoplayState): boolean {
  return !state.isUnderPointer && !state.isTabHidden && !state.isOutOfView && !state.isStopped;
}

function change(state: AutoplayState, fact: keyof AutoplayState, value: boolean): AutoplayState {
  return state[fact] === value ? state : { ...state, [fact]: value };
}
