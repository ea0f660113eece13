/** The history of the browser, as case studies write and read it. */
import { projectId } from '../projectId.ts';
import { caseId } from './caseId.ts';
import type { AddressEvent, CaseChange } from './caseState.ts';

/** The mark of an entry that Back or Forward may lead to. Other entries have none. */
interface MarkedEntry {
  /** Index of the project whose case study is open there. `null`: none is. */
  openCase: number | null;
}

/** The event of the current entry of the history. `count`: number of projects. */
export function readEntry(count: number): AddressEvent {
  const entry: unknown = history.state;
  if (isMarked(entry)) return { type: 'popped', card: entry.openCase ?? undefined };
  const ids = Array.from({ length: count }, (_, index) => `#${caseId(index)}`);
  const card = ids.indexOf(location.hash);
  return { type: 'linked', card: card < 0 ? undefined : card };
}

/** Makes the step that comes with a change. `closed`: the card that it closes. */
export function writeStep({ state, step }: CaseChange, closed: number | undefined): void {
  const { open = 0 } = state;
  switch (step) {
    case 'push':
      // The browser would scroll before the case study closes.
      history.scrollRestoration = 'manual';
      history.replaceState({ openCase: null } satisfies MarkedEntry, '');
      history.pushState({ openCase: open } satisfies MarkedEntry, '', `#${caseId(open)}`);
      break;

    case 'replace': {
      const mark = state.entry === 'added' ? { openCase: open } : null;
      history.replaceState(mark, '', `#${caseId(open)}`);
      break;
    }

    case 'clear':
      history.replaceState(null, '', `#${projectId(closed ?? 0)}`);
      break;

    case 'back':
      history.back();
  }
}

/** While a case study is open, the page itself decides where it is scrolled to. */
export function restoreScroll(open: number | undefined): void {
  history.scrollRestoration = open === undefined ? 'auto' : 'manual';
}

function isMarked(entry: unknown): entry is MarkedEntry {
  return typeof entry === 'object' && entry !== null && 'openCase' in entry;
}
