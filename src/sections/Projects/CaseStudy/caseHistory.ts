/** The history of the browser, as case studies write and read it. */
import { projectId } from '../projectId.ts';
import { caseId } from './caseId.ts';
import type { NavigationEvent, CaseChange } from './caseState.ts';

/** The `history.state` of an entry that Back or Forward may lead to. Other entries have none. */
interface HistoryState {
  /** Index of the project whose case study is open there. `null`: none is. */
  openIndex: number | null;
}

/** The event of the current entry of the history. `count`: number of projects. */
export function readEntry(count: number): NavigationEvent {
  const state: unknown = history.state;
  if (isHistoryState(state)) return { type: 'popped', index: state.openIndex ?? undefined };
  const ids = Array.from({ length: count }, (_, index) => `#${caseId(index)}`);
  const index = ids.indexOf(location.hash);
  return { type: 'linked', index: index < 0 ? undefined : index };
}

/** Changes the history as its action says. `closedIndex`: index of the project that the change closes. */
export function changeHistory(
  { state, action }: CaseChange,
  closedIndex: number | undefined,
): void {
  const { openIndex } = state;
  if (action === 'back') history.back();
  if (action === 'clear' && closedIndex !== undefined) {
    history.replaceState(null, '', `#${projectId(closedIndex)}`);
  }
  if (openIndex === undefined) return;
  const entryState: HistoryState = { openIndex };
  const address = `#${caseId(openIndex)}`;
  if (action === 'push') {
    // It belongs to the current entry: when Back leads to that, the browser must not scroll before the case study
    // closes.
    history.scrollRestoration = 'manual';
    history.replaceState({ openIndex: null } satisfies HistoryState, '');
    history.pushState(entryState, '', address);
  }
  if (action === 'replace') {
    // An entry that a link led to has no state and gets none: its address says enough.
    history.replaceState(state.entry === 'added' ? entryState : null, '', address);
  }
}

/** While a case study is open, the page itself decides where it is scrolled to. */
export function setScrollRestoration(openIndex: number | undefined): void {
  history.scrollRestoration = openIndex === undefined ? 'auto' : 'manual';
}

function isHistoryState(state: unknown): state is HistoryState {
  return typeof state === 'object' && state !== null && 'openIndex' in state;
}
