import type { MessageStatus } from '../../../needleField/messageStore.ts';
import { EMPTY_VALUES, mergeValues, haveSameValues } from '../message.ts';
import type { FormValues, Draft, Outcome } from '../message.ts';

/**
 * The life of a message, from typing to the response. `status` is what the form shows now, `outcome` what is known of
 * the message last submitted, and `isUndelivered` whether the e-mail link carries the text. `status` is `sent` or
 * `failed` only while the banner shows, `outcome` until the next edit. None of these fields can be computed from the
 * others:
 *
 * |                        | status            | outcome | isUndelivered | pending     |
 * | ---------------------- | ----------------- | ------- | ------------- | ----------- |
 * | typing                 | as before         | -       | as before     | as before   |
 * | Send is pressed        | sending           | unknown | as before     | the message |
 * | accepted               | sent, then idle   | sent    | false         | -           |
 * | the request failed     | failed, then idle | failed  | true          | -           |
 * | no response in time    | failed, then idle | failed  | true          | the message |
 * | left while sending     | idle              | unknown | as before     | -           |
 * | reloaded after that    | idle              | unknown | false         | -           |
 * | reloaded after failure | idle              | failed  | true          | -           |
 */
export interface ContactState {
  /** Whether the saved draft was read: until then the state is not written into the form. */
  isRestored: boolean;
  /** The values of the fields. */
  values: FormValues;
  /** The form shows that it sends, or the banner of a result until `bannerOver`. */
  status: MessageStatus;
  /** Outcome of the message last submitted. Undefined after an edit. */
  outcome: Outcome | undefined;
  /**
   * Whether a message failed and none was accepted since. Meanwhile the e-mail link carries the values of the fields,
   * also after an edit.
   */
  isUndelivered: boolean;
  /** The message whose response still counts. It may come after `timedOut`. */
  pending: FormValues | undefined;
}

export type ContactEvent =
  /** The page has read the saved draft. `current`: the values of the fields by then. */
  | { type: 'restored'; draft: Draft; current: FormValues }
  /** The visitor edited a field. */
  | { type: 'edited'; values: FormValues }
  /** The visitor pressed Send, and every field is valid. */
  | { type: 'submitted'; message: FormValues }
  /** The mail service accepted the message. `current`: the values of the fields by then. */
  | { type: 'accepted'; message: FormValues; current: FormValues }
  /** The mail service refused the message, or the connection broke. */
  | { type: 'requestFailed'; message: FormValues }
  /** No response yet. It may still come. */
  | { type: 'timedOut'; message: FormValues }
  /** The banner of a result was shown long enough. */
  | { type: 'bannerOver' }
  /**
   * The page is unloaded while it sends. The browser ends the request, which must not be saved as a
   * failure: the message may have arrived.
   */
  | { type: 'left' };

/** The state before the saved draft is read. */
export const initialState: ContactState = {
  isRestored: false,
  values: EMPTY_VALUES,
  status: 'idle',
  outcome: undefined,
  isUndelivered: false,
  pending: undefined,
};

/** The state after an event. It is the same object if the event changes nothing. */
export function contactReducer(state: ContactState, event: ContactEvent): ContactState {
  const isSending = state.status === 'sending';

  switch (event.type) {
    case 'restored':
      return restore(event.draft, event.current);

    case 'edited':
      return { ...state, values: event.values, outcome: undefined };

    case 'submitted':
      if (isSending) return state;
      return {
        ...state,
        values: event.message,
        status: 'sending',
        outcome: 'unknown',
        pending: event.message,
      };

    case 'accepted':
      if (!isPending(state, event.message)) return state;
      return {
        ...state,
        values: haveSameValues(event.current, event.message) ? EMPTY_VALUES : event.current,
        status: 'sent',
        outcome: 'sent',
        isUndelivered: false,
        pending: undefined,
      };

    case 'requestFailed':
      if (!isPending(state, event.message)) return state;
      // After a timeout the form has shown the failure already.
      return { ...(isSending ? showFailure(state) : state), pending: undefined };

    case 'timedOut':
      if (!isSending || !isPending(state, event.message)) return state;
      return showFailure(state);

    case 'bannerOver':
      if (state.status !== 'sent' && state.status !== 'failed') return state;
      return { ...state, status: 'idle' };

    case 'left':
      if (!isSending) return state;
      return { ...state, status: 'idle', pending: undefined };
  }
}

/** The draft, except where something was typed before it was read. */
function restore(draft: Draft, current: FormValues): ContactState {
  const values = mergeValues(current, draft.values);

  return {
    ...initialState,
    isRestored: true,
    values,
    outcome: haveSameValues(values, draft.values) ? draft.outcome : undefined,
    isUndelivered: draft.outcome === 'failed',
  };
}

function showFailure(state: ContactState): ContactState {
  return { ...state, status: 'failed', outcome: 'failed', isUndelivered: true };
}

/** Whether a response to `message` still counts: the visitor may have sent another one since. */
function isPending({ pending }: ContactState, message: FormValues): boolean {
  return pending !== undefined && haveSameValues(pending, message);
}
