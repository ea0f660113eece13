import { useEffect, type Dispatch, type RefObject } from 'react';
import type { ContactEvent } from './contactState.ts';
import { readFields } from '../formFields.ts';
import type { FormValues } from '../message.ts';
import { sendMessage } from '../sending/sendMessage.ts';

/** Milliseconds to wait for a response before the form shows a failure. */
const RESPONSE_TIMEOUT_MS = 20_000;

/**
 * Sends the pending message and dispatches its result. A press of Send makes a new `pending` object, also for the same
 * message. While its request is open, `sendMessage` makes no second one: both presses get the same result, and the
 * reducer ignores the second dispatch.
 */
export function useRequest(
  pending: FormValues | undefined,
  recipient: string,
  form: RefObject<HTMLFormElement | null>,
  dispatch: Dispatch<ContactEvent>,
): void {
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => {
      console.error(`Message not sent: no response within ${RESPONSE_TIMEOUT_MS / 1000} s`);
      dispatch({ type: 'timedOut', message: pending });
    }, RESPONSE_TIMEOUT_MS);

    sendMessage(pending, recipient).then(
      () => dispatch({ type: 'accepted', message: pending, current: readFields(form.current) }),
      () => dispatch({ type: 'requestFailed', message: pending }),
    );

    return () => clearTimeout(timer);
  }, [pending, recipient, form, dispatch]);
}
