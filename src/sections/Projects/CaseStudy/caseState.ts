/** How the history of the browser knows of the open case study. */
type CaseEntry =
  /** Not at all: none is open, the browser opened it, or a link led elsewhere since. */
  | 'none'
  /** Opening it added an entry: Back closes it. */
  | 'added'
  /** A link led to its address: Back leaves the address. */
  | 'linked'
  /**
   * Closing began a step back in the history, which arrives later, as `popped`. If the visitor opens a case study before
   * that, it gets its entry then.
   */
  | 'leaving';

/** The life of the case studies: one is open at most. */
export interface CaseState {
  /** Index of the project whose case study is open. */
  openIndex: number | undefined;
  entry: CaseEntry;
}

export type CaseEvent =
  /** The visitor pressed the summary of a card or Close. */
  | { type: 'pressed'; index: number }
  /** The visitor pressed Escape. */
  | { type: 'escaped' }
  /** The browser opened a case study: its search found words there, or it was pressed before hydration. */
  | { type: 'openedByBrowser'; index: number }
  | NavigationEvent;

/** Another entry of the browser's history is the current one. */
export type NavigationEvent =
  /** A link or the first visit led to the address of this case study, or to another address. */
  | { type: 'linked'; index: number | undefined }
  /** Back, Forward or a reload led to an entry that says which case study is open there, if one is. */
  | { type: 'popped'; index: number | undefined };

/** A change of the browser's history. */
type HistoryAction =
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
  action?: HistoryAction | undefined;
}

/** The state before anything is opened. */
export const ALL_CLOSED: CaseState = { openIndex: undefined, entry: 'none' };

/** The next state and its action. The state is the same object if the event changes nothing. */
export function nextCase(state: CaseState, event: CaseEvent): CaseChange {
  switch (event.type) {
    case 'pressed':
      return event.index === state.openIndex ? close(state) : openByVisitor(state, event.index);

    case 'escaped':
      return close(state);

    case 'openedByBrowser':
      if (event.index === state.openIndex) return { state };
      // The visitor took no step, so Back has none to undo: no entry is added.
      return {
        state: { ...state, openIndex: event.index },
        action: hasAddress(state) ? 'replace' : undefined,
      };

    case 'linked':
      // A link elsewhere leaves the case study open: nothing moves under the visitor.
      return changeTo(state, {
        openIndex: event.index ?? state.openIndex,
        entry: event.index === undefined ? 'none' : 'linked',
      });

    case 'popped':
      // The step back arrived. The case study that was opened meanwhile gets its entry now.
      if (state.entry === 'leaving' && state.openIndex !== undefined) {
        return { state: { ...state, entry: 'added' }, action: 'push' };
      }
      // Back from an open case study comes without an index, and closes it.
      return changeTo(state, {
        openIndex: event.index,
        entry: event.index === undefined ? 'none' : 'added',
      });
  }
}

/** One entry for any number of case studies that are opened one after the other. */
function openByVisitor(state: CaseState, index: number): CaseChange {
  const after = { ...state, openIndex: index };
  if (hasAddress(state)) return { state: after, action: 'replace' };
  if (state.entry === 'leaving') return { state: after };
  return { state: { ...after, entry: 'added' }, action: 'push' };
}

function close(state: CaseState): CaseChange {
  if (state.openIndex === undefined) return { state };
  switch (state.entry) {
    case 'none':
      return { state: ALL_CLOSED };

    case 'added':
      return { state: { openIndex: undefined, entry: 'leaving' }, action: 'back' };

    case 'linked':
      return { state: ALL_CLOSED, action: 'clear' };

    case 'leaving':
      return { state: { ...state, openIndex: undefined } };
  }
}

/** Whether the current entry of the history has the address of the open case study. */
function hasAddress({ entry }: CaseState): boolean {
  return entry === 'added' || entry === 'linked';
}

function changeTo(before: CaseState, after: CaseState): CaseChange {
  const isSame = after.openIndex === before.openIndex && after.entry === before.entry;
  return { state: isSame ? before : after };
}
