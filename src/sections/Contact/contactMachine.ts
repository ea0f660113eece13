/** How long a banner stands (SPEC.md 9), in ms. */
export const BANNER_TIME = 5000;

/** What a visitor types; each is the content of the field of that name. */
export interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

/** Where the form stands (SPEC.md 4). */
export interface ContactState {
  /** `success` and `error` last as long as their banner. */
  phase: 'idle' | 'sending' | 'success' | 'error';
  /** What could not be sent, as it reads by now; kept from the first failure until a message gets through. */
  undelivered?: ContactMessage;
}

export type ContactEvent =
  | { type: 'submitted' }
  | { type: 'succeeded' }
  | { type: 'failed'; message: ContactMessage }
  | { type: 'edited'; message: ContactMessage }
  | { type: 'bannerTimeOver' };

/** What follows from an event. The same state, as an object too, where the event means nothing. */
export function transition(state: ContactState, event: ContactEvent): ContactState {
  const sending = state.phase === 'sending';
  switch (event.type) {
    case 'submitted':
      return sending ? state : { ...state, phase: 'sending' };
    case 'succeeded':
      return sending ? { phase: 'success' } : state;
    case 'failed':
      return sending ? { phase: 'error', undelivered: event.message } : state;
    case 'edited':
      return state.undelivered ? { ...state, undelivered: event.message } : state;
    case 'bannerTimeOver':
      return state.phase === 'idle' || sending ? state : { ...state, phase: 'idle' };
  }
}

/** The form's state and who listens to it. */
export interface ContactMachine {
  getState(): ContactState;
  /** Calls `listener` after every change; returns the function that ends it. */
  subscribe(listener: () => void): () => void;
  /** Takes an event, at once; false where it meant nothing, such as a second submit while the first is under way. */
  take(event: ContactEvent): boolean;
}

/** An idle form. It lets banners go after their time; whatever comes next clears them and that timer. */
export function createContactMachine(): ContactMachine {
  let state: ContactState = { phase: 'idle' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function take(event: ContactEvent): boolean {
    const next = transition(state, event);
    if (next === state) return false;
    if (next.phase !== state.phase) {
      clearTimeout(timer);
      if (next.phase === 'success' || next.phase === 'error') {
        timer = setTimeout(take, BANNER_TIME, { type: 'bannerTimeOver' } satisfies ContactEvent);
      }
    }
    state = next;
    for (const listener of listeners) listener();
    return true;
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take,
  };
}
