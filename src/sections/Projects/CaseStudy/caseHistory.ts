/** The history of the browser, as case studies write and read it. */
import { projectId } from '../projectId.ts';
import { caseId } from './caseId.ts';
import type { CaseChange, CaseState, NavigationEvent } from './caseState.ts';

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

/** Changes the history as the action says. `before`: the state before the change. */
export function changeHistory({ state, action }: CaseChange, before: CaseState): void {
  const { openIndex, entry } = state;
  switch (action) {
    case 'push':
      // Each entry has its own scroll restoration. Back to the current one closes the case study, which keeps its place:
      // there the browser must not scroll.
      history.scrollRestoration = 'manual';
      history.replaceState(stateOfEntry(undefined), '');
      history.pushState(stateOfEntry(openIndex), '', `#${caseId(openIndex!)}`);
      // The new entry has inherited it.
      history.scrollRestoration = 'auto';
      break;

    case 'replace':
      // An entry that a link led to has no state and gets none: its address says enough.
      history.replaceState(
        entry === 'added' ? stateOfEntry(openIndex) : null,
        '',
        `#${caseId(openIndex!)}`,
      );
      break;

    case 'clear':
      history.replaceState(null, '', `#${projectId(before.openIndex!)}`);
      break;

    case 'back':
      history.back();
      break;
  }
}

function stateOfEntry(openIndex: number | undefined): HistoryState {
  return { openIndex: openIndex ?? null };
}

function isHistoryState(state: unknown): state is HistoryState {
  return typeof state === 'object' && state !== null && 'openIndex' in state;
}
