/** How the history of the browser knows of the open case study. */
export type CaseEntry =
  /** Not at all: none is open, the browser's search opened it, or a link led elsewhere since. */
  | 'none'
  /** Opening it added an entry: Back closes it. */
  | 'added'
  /** A link led to its address: Back leaves the address. */
  | 'linked';

/** The life of the case studies: one is open at most. */
export interface CaseState {
  /** Index of the project whose case study is open. */
  open: number | undefined;
  entry: CaseEntry;
}

export type CaseEvent =
  /** The visitor pressed the line of a card, its headline or Close. */
  | { type: 'pressed'; card: number }
  /** The visitor pressed Escape. */
  | { type: 'escaped' }
  /** The browser opened a case study, because its search found words there. */
  | { type: 'found'; card: number }
  | AddressEvent;

/** Another entry of the browser's history is the current one. */
export type AddressEvent =
  /** A link or the first visit led to an address: that of a case study, or another one. */
  | { type: 'linked'; card: number | undefined }
  /** Back, Forward or a reload led to an entry that says which case study is open there. */
  | { type: 'popped'; card: number | undefined };

/** A change of the browser's history. */
export type HistoryStep =
  /** Add an entry with the address of the open case study. */
  | 'push'
  /** Write the address of the open case study into the entry. */
  | 'replace'
  /** Write the address of the card that was closed into the entry. */
  | 'clear'
  /** Go back to the entry before. */
  | 'back';

/** A state, and the change of the history that comes with it. */
export interface CaseChange {
  state: CaseState;
  step?: HistoryStep | undefined;
}

/** The state before anything is opened. */
export const ALL_CLOSED: CaseState = { open: undefined, entry: 'none' };

/** The next state. It is the same object if the event changes nothing. */
export function nextCase(state: CaseState, event: CaseEvent): CaseChange {
  switch (event.type) {
    case 'pressed':
      return event.card === state.open ? closed(state) : openedByHand(state, event.card);

    case 'escaped':
      return closed(state);

    case 'found':
      if (event.card === state.open) return { state };
      // A visitor who searches made no step that Back could take.
      return {
        state: { ...state, open: event.card },
        step: state.entry === 'none' ? undefined : 'replace',
      };

    case 'linked':
      // A link elsewhere leaves the case study open: nothing moves under the reader.
      return changed(state, {
        open: event.card ?? state.open,
        entry: event.card === undefined ? 'none' : 'linked',
      });

    case 'popped':
      return changed(state, {
        open: event.card,
        entry: event.card === undefined ? 'none' : 'added',
      });
  }
}

/** One entry for any number of case studies that are opened one after the other. */
function openedByHand(state: CaseState, card: number): CaseChange {
  if (state.entry === 'none') return { state: { open: card, entry: 'added' }, step: 'push' };
  return { state: { ...state, open: card }, step: 'replace' };
}

function closed(state: CaseState): CaseChange {
  if (state.open === undefined) return { state };
  const steps = { none: undefined, added: 'back', linked: 'clear' } as const;
  return { state: ALL_CLOSED, step: steps[state.entry] };
}

function changed(before: CaseState, after: CaseState): CaseChange {
  const isSame = after.open === before.open && after.entry === before.entry;
  return { state: isSame ? before : after };
}
