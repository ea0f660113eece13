import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, FormEvent, KeyboardEvent, RefObject, SubmitEvent } from 'react';
import { messageStatus, useMessageStatus, type MessageStatus } from '../../messageStatus.ts';
import { checkField, type FieldElement, type FieldError } from './checkField.ts';
import { loadDraft, saveDraft, type Outcome } from './draft.ts';
import { EMPTY_MESSAGE, FIELD_NAMES, isSameMessage, type ContactMessage, type FieldName } from './message.ts';
import type { ContactFormContent } from './schema.ts';
import { sendMessage } from './sendMessage.ts';

/** Milliseconds that a banner stays; they start again when the pointer or the focus leaves it. */
export const BANNER_TIME = 5000;
/** Milliseconds without a response after which the visitor is told that sending failed. */
const RESPONSE_TIME = 20_000;

export interface ContactFormControl {
  /** `sent` and `failed` last as long as their banner. */
  status: MessageStatus;
  /** The last known outcome, until the next edit. */
  outcome: Outcome | undefined;
  /** The message in the fields. */
  typed: ContactMessage;
  /** Whether sending has failed and no message was sent since. */
  isUndelivered: boolean;
  errors: Partial<Record<FieldName, FieldError>>;
  form: RefObject<HTMLFormElement | null>;
  /** The live region. It has the focus while a message is sent. */
  live: RefObject<HTMLDivElement | null>;
  registerField(name: FieldName, element: FieldElement | null): void;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
  onInput(event: FormEvent<HTMLFormElement>): void;
  onBlur(event: FocusEvent<HTMLFormElement>): void;
  onKeyDown(event: KeyboardEvent<HTMLFormElement>): void;
  /** Called with true while the pointer or the focus is on the banner. */
  holdBanner(by: 'pointer' | 'focus', isHeld: boolean): void;
}

/**
 * Sends the message in the form and keeps it until it has arrived. The fields are uncontrolled, so text that was typed
 * before hydration stays.
 */
export function useContactForm(content: ContactFormContent): ContactFormControl {
  const form = useRef<HTMLFormElement>(null);
  const live = useRef<HTMLDivElement>(null);
  const fields = useRef<Partial<Record<FieldName, FieldElement>>>({});
  const focusBefore = useRef<HTMLElement | null>(null);
  const attempts = useRef(0);
  const wasRefused = useRef(false);
  const status = useMessageStatus();
  const [typed, setTyped] = useState(EMPTY_MESSAGE);
  const [outcome, setOutcome] = useState<Outcome>();
  const [isUndelivered, setUndelivered] = useState(false);
  const [errors, setErrors] = useState<ContactFormControl['errors']>({});
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const isHeld = held.pointer || held.focus;
  // If an extension has changed the served form, React replaces it by an empty one.
  const [early] = useState(readServedFields);

  function readFields(): ContactMessage {
    const { name, email, message } = fields.current;
    return { name: name?.value ?? '', email: email?.value ?? '', message: message?.value ?? '' };
  }

  function fillFields(message: ContactMessage): void {
    for (const name of FIELD_NAMES) {
      const field = fields.current[name];
      if (field) field.value = message[name];
    }
  }

  function note(message: ContactMessage, result?: Outcome): void {
    setTyped(message);
    setOutcome(result);
    saveDraft({ typed: message, outcome: result });
  }

  // Restores the draft, except where something was typed before hydration.
  useEffect(() => {
    const draft = loadDraft();
    const now = readFields();
    const message = { ...draft.typed };
    for (const name of FIELD_NAMES) message[name] = now[name] || early[name] || draft.typed[name];
    fillFields(message);
    // oxlint-disable-next-line react/set-state-in-effect -- storage and fields are known only now
    note(message, isSameMessage(message, draft.typed) ? draft.outcome : undefined);
    setUndelivered(draft.outcome === 'failed');
    if (!form.current) return;
    // The browser would also check fields that extensions add. Without scripts it has to check.
    form.current.noValidate = true;
    // Firefox keeps fields disabled over a reload while a message is sent.
    for (const element of form.current.querySelectorAll(':disabled')) element.removeAttribute('disabled');
  }, [early]);

  useEffect(() => {
    if ((status !== 'sent' && status !== 'failed') || isHeld) return undefined;
    const timer = setTimeout(() => messageStatus.set('idle'), BANNER_TIME);
    return () => clearTimeout(timer);
  }, [status, isHeld]);

  // The focus waits in the live region while the fields are disabled. A visitor who has moved on keeps their place.
  useLayoutEffect(() => {
    if (!focusBefore.current) return;
    if (status === 'sending') {
      live.current?.focus();
      return;
    }
    const { activeElement, body } = document;
    if (activeElement === live.current || activeElement === body)
      focusBefore.current.focus({ preventScroll: true });
    focusBefore.current = null;
  }, [status]);

  useEffect(() => {
    if (status !== 'sending') return undefined;
    // An unloaded page aborts its request: it is unknown whether the message was sent.
    const forget = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) attempts.current += 1;
    };
    addEventListener('beforeunload', askToStay);
    addEventListener('pagehide', forget);
    return () => {
      removeEventListener('beforeunload', askToStay);
      removeEventListener('pagehide', forget);
    };
  }, [status]);

  /** Checks all fields and moves the focus to the first one that is wrong. */
  function checkFields(): boolean {
    const found: ContactFormControl['errors'] = {};
    for (const name of FIELD_NAMES) found[name] = check(name);
    setErrors(found);
    const wrong = FIELD_NAMES.find((name) => found[name]);
    wasRefused.current = wrong !== undefined;
    if (wrong) fields.current[wrong]?.focus();
    return !wrong;
  }

  function setError(name: FieldName, error: FieldError | undefined): void {
    setErrors((before) => ({ ...before, [name]: error }));
  }

  function check(name: FieldName): FieldError | undefined {
    const field = fields.current[name];
    return field && checkField(field, content);
  }

  async function send(message: ContactMessage): Promise<void> {
    attempts.current += 1;
    const attempt = attempts.current;
    const fail = (cause: unknown) => {
      console.error(`Message not sent: ${String(cause)}`);
      note(readFields(), 'failed');
      setUndelivered(true);
      messageStatus.set('failed');
    };
    const timer = setTimeout(fail, RESPONSE_TIME, `no response within ${RESPONSE_TIME / 1000} s`);
    try {
      const reply = await sendMessage(message, content.recipientName);
      // A response that comes after "failed" still counts, unless another message is on its way.
      if (attempt !== attempts.current) return;
      console.log('Message sent:', reply.status, reply.text);
      if (isSameMessage(readFields(), message)) fillFields(EMPTY_MESSAGE);
      note(readFields(), 'sent');
      setUndelivered(false);
      messageStatus.set('sent');
    } catch (cause) {
      if (attempt === attempts.current && messageStatus.get() === 'sending') fail(cause);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    status,
    outcome,
    typed,
    isUndelivered,
    errors,
    form,
    live,
    registerField: (name, element) => {
      fields.current[name] = element ?? undefined;
    },
    onSubmit: (event) => {
      event.preventDefault();
      if (messageStatus.get() === 'sending' || !checkFields()) return;
      const { activeElement } = document;
      const hasFocus = activeElement instanceof HTMLElement && event.currentTarget.contains(activeElement);
      // Safari gives no focus to a button that is clicked.
      focusBefore.current = hasFocus ? activeElement : event.nativeEvent.submitter;
      const message = readFields();
      note(message, 'sending');
      messageStatus.set('sending');
      void send(message);
    },
    onInput: ({ target }) => {
      note(readFields());
      const name = nameOf(target);
      if (name) setError(name, undefined);
    },
    onBlur: ({ target, relatedTarget }) => {
      const name = nameOf(target);
      // Not on the way to Send: the error would move the button away from the pointer.
      if (!name || !wasRefused.current || !relatedTarget || relatedTarget instanceof HTMLButtonElement)
        return;
      setError(name, check(name));
    },
    onKeyDown: (event) => {
      // A key that is held down sends once.
      if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement))
        event.preventDefault();
    },
    holdBanner: (by, isOn) => setHeld((before) => ({ ...before, [by]: isOn })),
  };

  function nameOf(element: EventTarget): FieldName | undefined {
    return FIELD_NAMES.find((name) => fields.current[name] === element);
  }
}

/** The text in the served form. */
function readServedFields(): ContactMessage {
  const form =
    typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>('#contact form');
  const value = (name: FieldName) => {
    const field = form?.querySelector<FieldElement>(`[name=${name}]`);
    return field?.value ?? '';
  };
  return { name: value('name'), email: value('email'), message: value('message') };
}

function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Chrome before 119 needs a value.
  event.returnValue = true;
}
