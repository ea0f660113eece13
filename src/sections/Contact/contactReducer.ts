/** How long a banner stands, in ms; from anew where it has been held. */
export const BANNER_TIME = 5000;

/** What a visitor types; each is the content of the field of that name. */
export interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

/** Where the form stands. */
export interface ContactState {
  /** `success` and `error` last as long as their banner. */
  status: 'idle' | 'sending' | 'success' | 'error';
  /** How the last sending ended; forgotten with the next edit. */
  result?: 'sent' | 'notSent';
  /** What could not be sent, as it reads by now; kept from the first failure until a message gets through. */
  undelivered?: ContactMessage;
}

export type ContactAction =
  | { type: 'submit' }
  | { type: 'success' }
  | { type: 'failure'; message: ContactMessage }
  | { type: 'edit'; message: ContactMessage }
  | { type: 'bannerTimeout' };

export const initialState: ContactState = { status: 'idle' };

/** The state after an action; the same object where the action means nothing. */
export function contactReducer(state: ContactState, action: ContactAction): ContactState {
  const sending = state.status === 'sending';
  switch (action.type) {
    case 'submit':
      return sending ? state : { status: 'sending', undelivered: state.undelivered };
    case 'success':
      return sending ? { status: 'success', result: 'sent' } : state;
    case 'failure':
      return sending ? { status: 'error', result: 'notSent', undelivered: action.message } : state;
    case 'edit':
      return state.result || state.undelivered
        ? { status: state.status, undelivered: state.undelivered && action.message }
        : state;
    case 'bannerTimeout':
      return state.status === 'idle' || sending ? state : { ...state, status: 'idle' };
  }
}
