import { useEffect, useLayoutEffect, useRef, type RefObject, type SubmitEvent } from 'react';
import { getMessageStatus, setMessageStatus, useMessageStatus } from '../../messageStore.ts';
import { checkField, fieldIn, fillFields, readFields } from './formFields.ts';
import { EMPTY_MESSAGE, FIELD_NAMES, isSameMessage, type ContactMessage } from './message.ts';
import type { ContactFormContent } from './schema.ts';
import { sendMessage } from './sendMessage.ts';
import { useDraft } from './useDraft.ts';

/** Milliseconds to wait for a response before the error is shown. */
const RESPONSE_TIMEOUT = 20_000;

export type ContactFormState = ReturnType<typeof useContactForm>;

/**
 * Sends the message in the form. The fields are uncontrolled: text that was typed before hydration stays. A
 * result is known for different times: as `status` while its banner shows, as `outcome` until the next edit,
 * and as `isUndelivered` from a failure until the next success.
 */
export function useContactForm(content: ContactFormContent) {
  const form = useRef<HTMLFormElement>(null);
  const liveRegion = useRef<HTMLDivElement>(null);
  /** Number of the last attempt to send. A response to another one changes nothing. */
  const lastAttempt = useRef(0);
  const status = useMessageStatus();
  const { updateDraft, ...draft } = useDraft(form);
  const rememberFocus = useFocusWhileSending(liveRegion, status === 'sending');
  useLeaveWarning(status === 'sending', lastAttempt);
  useEffect(() => {
    if (!form.current) return;
    // The browser would also check fields that extensions add. Without scripts it has to check.
    form.current.noValidate = true;
    // Firefox keeps fields disabled over a reload while a message is sent.
    for (const element of form.current.querySelectorAll(':disabled'))
      element.removeAttribute('disabled');
  }, []);

  async function send(message: ContactMessage): Promise<void> {
    lastAttempt.current += 1;
    const attempt = lastAttempt.current;
    const showResult = (result: 'sent' | 'failed') => {
      updateDraft(readFields(form.current), result);
      setMessageStatus(result);
    };
    const fail = (cause: unknown) => {
      console.error(`Message not sent: ${String(cause)}`);
      // A late cause is only logged.
      if (attempt === lastAttempt.current && getMessageStatus() === 'sending') showResult('failed');
    };
    const timer = setTimeout(
      fail,
      RESPONSE_TIMEOUT,
      `no response within ${RESPONSE_TIMEOUT / 1000} s`,
    );
    try {
      const reply = await sendMessage(message, content.recipientName);
      // A response that comes after "failed" still counts, unless another message is on its way.
      if (attempt !== lastAttempt.current) return;
      console.log('Message sent:', reply.status, reply.text);
      if (isSameMessage(readFields(form.current), message)) fillFields(form.current, EMPTY_MESSAGE);
      showResult('sent');
    } catch (cause) {
      fail(cause);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Sends the message, or moves the focus to the first field that is wrong. */
  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (getMessageStatus() === 'sending') return;
    const fields = FIELD_NAMES.map((name) => fieldIn(form.current, name));
    const wrong = fields.filter((field) => field && !checkField(field, content));
    if (wrong.length > 0) return wrong[0]?.focus();
    rememberFocus(event);
    const message = readFields(form.current);
    updateDraft(message, 'sending');
    setMessageStatus('sending');
    void send(message);
  }

  const onInput = () => updateDraft(readFields(form.current));

  return { form, liveRegion, status, ...draft, onSubmit, onInput };
}

/** While sending, the live region has the focus. Returns a function that remembers where it goes back to. */
function useFocusWhileSending(liveRegion: RefObject<HTMLElement | null>, isSending: boolean) {
  const focusBefore = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (isSending) return liveRegion.current?.focus();
    const { activeElement, body } = document;
    // Unless the visitor has moved it.
    if (activeElement === liveRegion.current || activeElement === body)
      focusBefore.current?.focus({ preventScroll: true });
    focusBefore.current = null;
  }, [liveRegion, isSending]);

  return ({ currentTarget, nativeEvent }: SubmitEvent<HTMLFormElement>) => {
    const { activeElement } = document;
    const hasFocus = activeElement instanceof HTMLElement && currentTarget.contains(activeElement);
    // Safari gives no focus to a button that is clicked.
    focusBefore.current = hasFocus ? activeElement : nativeEvent.submitter;
  };
}

/** While a message is sent, the browser asks visitors who leave the page to stay. */
function useLeaveWarning(isSending: boolean, lastAttempt: RefObject<number>): void {
  useEffect(() => {
    if (!isSending) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const askToStay = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chrome before 119 needs a value.
      event.returnValue = true;
    };
    // An unloaded page aborts its request: it is unknown whether the message was sent.
    const forget = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) lastAttempt.current += 1;
    };
    addEventListener('beforeunload', askToStay, { signal });
    addEventListener('pagehide', forget, { signal });
    return () => controller.abort();
  }, [isSending, lastAttempt]);
}
