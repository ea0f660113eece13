/** The history of the browser, as case studies write and read it. */
import { firstIndex } from '../../../helpers/firstIndex.ts';
import { projectId } from '../projectId.ts';
import { caseId } from './caseId.ts';
import type { CaseChange, CaseState, NavigationEvent } from './caseState.ts';

/** The `history.state` of an entry. */
interface HistoryState {
  /** Index of the project whose case study a press opened. `null`: the entry before, with none open. */
  openIndex?: number | null;
  /** The place that a reload, or Back or Forward from another page, leads to. */
  place?: Place | undefined;
}

/** A place in the page with an open case study. */
interface Place {
  /** Index of the project whose case study is open, at any entry. */
  openIndex: number;
  /** CSS pixels above the window. */
  scrollTop: number;
}

/** The event of reaching the current entry of the history. `count`: number of projects. */
export function navigationEvent(count: number): NavigationEvent {
  const openIndex = readState()?.openIndex;
  if (openIndex !== undefined) return { type: 'popped', index: openIndex ?? undefined };
  const ids = Array.from({ length: count }, (_, index) => `#${caseId(index)}`);
  return { type: 'linked', index: firstIndex(ids, (id) => id === location.hash) };
}

/** Changes the history as the action says. `before`: the state before the change. */
export function changeHistory({ state, action }: CaseChange, before: CaseState): void {
  const { openIndex, entry } = state;
  switch (action) {
    case 'push':
      pushEntry(openIndex!);
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

/**
 * Adds an entry. Back to the current one closes the case study, which keeps its place: on that step the browser must not
 * scroll. Each entry has its own scroll restoration.
 */
function pushEntry(openIndex: number): void {
  history.scrollRestoration = 'manual';
  history.replaceState(stateOfEntry(undefined), '');
  history.pushState(stateOfEntry(openIndex), '', `#${caseId(openIndex)}`);
  // The new entry has inherited it.
  allowScrollRestoration();
}

/** Lets the browser scroll again on steps to the current entry: `pushEntry` forbids it in the one that it leaves. */
export function allowScrollRestoration(): void {
  history.scrollRestoration = 'auto';
}

/**
 * Writes the place in the page into the current entry. The browser keeps one, too, but restores it before the case
 * study opens, in a shorter page.
 */
export function savePlace({ openIndex, entry }: CaseState): void {
  // The step back has not arrived: the current entry is still that of the case study.
  if (entry === 'leaving') return;
  const place = openIndex === undefined ? undefined : { openIndex, scrollTop: scrollY };
  if (place || readPlace()) history.replaceState({ ...readState(), place }, '');
}

/** The place in the current entry. Undefined on a first visit, and if no case study was open. */
export function readPlace(): Place | undefined {
  return readState()?.place;
}

function stateOfEntry(openIndex: number | undefined): HistoryState {
  return { openIndex: openIndex ?? null };
}

function readState(): HistoryState | null {
  return history.state as HistoryState | null;
}
