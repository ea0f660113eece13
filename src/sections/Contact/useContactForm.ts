import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { messageStatus, useMessageStatus } from '../../messageStatus.ts';
import { checkField, type FieldElement } from './FormField.tsx';
import { EMPTY_MESSAGE, FIELD_NAMES, isSameMessage, loadDraft, saveDraft } from './message.ts';
import type { ContactMessage, Draft, FieldName, Outcome } from './message.ts';
import type { ContactFormContent } from './schema.ts';
import { sendMessage } from './sendMessage.ts';

/** Milliseconds to wait for a response before the error is shown. */
const RESPONSE_TIME = 20_000;

export type ContactFormState = ReturnType<typeof useContactForm>;

/** Sends the message in the form. The fields are uncontrolled: text that was typed before hydration stays. */
export function useContactForm(content: ContactFormContent) {
  const form = useRef<HTMLFormElement>(null);
  /** The live region. It has the focus while a message is sent and the fields are disabled. */
  const live = useRef<HTMLDivElement>(null);
  const focusBefore = useRef<HTMLElement | null>(null);
  const attempts = useRef(0);
  /** `sent` and `failed` last as long as their banner. */
  const status = useMessageStatus();
  const [draft, setDraft] = useState<Draft>({ typed: EMPTY_MESSAGE });
  /** Whether sending has failed and no message was sent since. */
  const [isUndelivered, setUndelivered] = useState(false);
  // If an extension has changed the served form, React replaces it by an empty one.
  const [early] = useState(() =>
    typeof document === 'undefined' ? EMPTY_MESSAGE : readFields(document.querySelector('#contact form')),
  );

  function update(typed: ContactMessage, outcome?: Outcome): void {
    setDraft({ typed, outcome });
    saveDraft({ typed, outcome });
  }

  /** Restores the draft, except where something was typed before hydration. */
  const restore = useEffectEvent(() => {
    const saved = loadDraft();
    const now = readFields(form.current);
    const typed = { ...saved.typed };
    for (const name of FIELD_NAMES) typed[name] = now[name] || early[name] || typed[name];
    fillFields(form.current, typed);
    update(typed, isSameMessage(typed, saved.typed) ? saved.outcome : undefined);
    setUndelivered(saved.outcome === 'failed');
    if (!form.current) return;
    // The browser would also check fields that extensions add. Without scripts it has to check.
    form.current.noValidate = true;
    // Firefox keeps fields disabled over a reload while a message is sent.
    for (const element of form.current.querySelectorAll(':disabled')) element.removeAttribute('disabled');
  });
  // oxlint-disable-next-line react/set-state-in-effect -- storage and fields are known only after hydration
  useEffect(() => restore(), []);

  // The focus moves to the live region. It comes back from there, unless the visitor has moved it.
  useLayoutEffect(() => {
    if (status === 'sending') return live.current?.focus();
    const { activeElement, body } = document;
    if (activeElement === live.current || activeElement === body)
      focusBefore.current?.focus({ preventScroll: true });
    focusBefore.current = null;
  }, [status]);

  useEffect(() => {
    if (status !== 'sending') return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const askToStay = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chrome before 119 needs a value.
      event.returnValue = true;
    };
    // An unloaded page aborts its request: it is unknown whether the message was sent.
    const forget = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) attempts.current += 1;
    };
    addEventListener('beforeunload', askToStay, { signal });
    addEventListener('pagehide', forget, { signal });
    return () => controller.abort();
  }, [status]);

  async function send(message: ContactMessage): Promise<void> {
    attempts.current += 1;
    const attempt = attempts.current;
    const fail = (cause: unknown) => {
      console.error(`Message not sent: ${String(cause)}`);
      // A late cause is only logged.
      if (attempt !== attempts.current || messageStatus.get() !== 'sending') return;
      update(readFields(form.current), 'failed');
      setUndelivered(true);
      messageStatus.set('failed');
    };
    const timer = setTimeout(fail, RESPONSE_TIME, `no response within ${RESPONSE_TIME / 1000} s`);
    try {
      const reply = await sendMessage(message, content.recipientName);
      // A response that comes after "failed" still counts, unless another message is on its way.
      if (attempt !== attempts.current) return;
      console.log('Message sent:', reply.status, reply.text);
      if (isSameMessage(readFields(form.current), message)) fillFields(form.current, EMPTY_MESSAGE);
      update(readFields(form.current), 'sent');
      setUndelivered(false);
      messageStatus.set('sent');
    } catch (cause) {
      fail(cause);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Sends the message, or moves the focus to the first field that is wrong. */
  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (messageStatus.get() === 'sending') return;
    const fields = FIELD_NAMES.map((name) => fieldIn(form.current, name));
    const wrong = fields.filter((field) => field && !checkField(field, content));
    if (wrong.length > 0) return wrong[0]?.focus();
    const { activeElement } = document;
    const hasFocus = activeElement instanceof HTMLElement && event.currentTarget.contains(activeElement);
    // Safari gives no focus to a button that is clicked.
    focusBefore.current = hasFocus ? activeElement : event.nativeEvent.submitter;
    const message = readFields(form.current);
    update(message, 'sending');
    messageStatus.set('sending');
    void send(message);
  }

  const onInput = () => update(readFields(form.current));

  return { form, live, status, ...draft, isUndelivered, onSubmit, onInput };
}

/** A field of the form. Fields with its name that an extension adds come later. */
function fieldIn(form: HTMLFormElement | null, name: FieldName): FieldElement | null | undefined {
  return form?.querySelector<FieldElement>(`[name=${name}]`);
}

function readFields(form: HTMLFormElement | null): ContactMessage {
  const value = (name: FieldName) => fieldIn(form, name)?.value ?? '';
  return { name: value('name'), email: value('email'), message: value('message') };
}

/** Fills the fields of a contact form. */
export function fillFields(form: HTMLFormElement | null, message: ContactMessage): void {
  for (const name of FIELD_NAMES) {
    const field = fieldIn(form, name);
    if (field) field.value = message[name];
  }
}
