import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { FormEvent, HTMLAttributes, RefObject, SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  BANNER_TIME,
  contactReducer,
  initialState,
  type ContactMessage,
  type ContactState,
} from './contactReducer.ts';
import { clearDraft, loadDraft, saveDraft } from './draft.ts';
import { FIELDS, fieldsOf, readFields } from './formFields.ts';
import { loadPost, sendMessage } from './sendMessage.ts';
import { useFieldErrors, type FieldErrors } from './useFieldErrors.ts';

/** The form's state, and what makes a form element follow it. */
export interface ContactFormControl extends ContactState {
  form: RefObject<HTMLFormElement | null>;
  /** The live region. It has the focus while a message is under way; pointer and focus on it hold its banner. */
  liveRegion: Pick<
    HTMLAttributes<HTMLDivElement>,
    'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'
  > & { ref: RefObject<HTMLDivElement | null> };
  /** What is wrong with which field. */
  errors: FieldErrors;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
  /** A field is not as it must be. */
  onInvalid(event: FormEvent<HTMLFormElement>): void;
  /** Keeps what has been typed. */
  onInput(event: FormEvent<HTMLFormElement>): void;
  /** The visitor turns to the form: loads what sends the message. */
  onApproach(): void;
}

/**
 * Sends what stands in the form and keeps it until it has arrived. The fields are the browser's own, so that what
 * was typed before hydration stays. `recipient` is whom the message greets, `blankNote` is said of spaces only.
 */
export function useContactForm(recipient: string, blankNote: string): ContactFormControl {
  const form = useRef<HTMLFormElement>(null);
  const live = useRef<HTMLDivElement>(null);
  const [state, dispatch] = useReducer(contactReducer, initialState);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { errors, onInvalid, recheck, isComplete } = useFieldErrors(blankNote);
  /** What gets the focus back; undefined while nothing is being sent. */
  const sending = useRef<{ focus: HTMLElement | null }>(undefined);
  const { status } = state;

  useEffect(() => takeOver(form.current!), []);

  // With the banner itself, so that it never stands longer than it should.
  useLayoutEffect(() => {
    if ((status !== 'success' && status !== 'error') || hovered || focused) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'bannerTimeout' }), BANNER_TIME);
    return () => clearTimeout(timer);
  }, [status, hovered, focused]);

  useEffect(() => {
    if (status !== 'success' && status !== 'error') return;
    form.current?.dispatchEvent(
      new CustomEvent(status === 'success' ? 'contact:sent' : 'contact:failed', { bubbles: true }),
    );
  }, [status]);

  useLayoutEffect(() => {
    if (status === 'sending' || !sending.current) return;
    const { focus } = sending.current;
    sending.current = undefined;
    // A visitor who has moved on by now keeps their place.
    const { activeElement, body } = document;
    if (activeElement === live.current || activeElement === body) focus?.focus({ preventScroll: true });
  }, [status]);

  async function submit(target: HTMLFormElement): Promise<void> {
    const typed = readFields(target);
    // Of a field that an extension has removed, what had been typed by then.
    const message: ContactMessage = { ...loadDraft(), ...typed };
    try {
      const lost = FIELDS.filter((name) => typed[name] === undefined);
      if (lost.length > 0) throw new Error(`The form has lost its field ${lost.join(', ')}`);
      const reply = await sendMessage(message, recipient);
      console.log('Message sent:', reply.status, reply.text);
    } catch (cause) {
      console.error('Message not sent:', cause);
      dispatch({ type: 'failure', message });
      return;
    }
    target.reset();
    clearDraft();
    dispatch({ type: 'success' });
  }

  return {
    ...state,
    form,
    liveRegion: {
      ref: live,
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
    errors,
    onSubmit: (event) => {
      event.preventDefault();
      const target = event.currentTarget;
      if (sending.current || !isComplete(target)) return;
      sending.current = { focus: focusOf(target, event.nativeEvent.submitter) };
      // Before the fields are disabled: what is disabled loses the focus to the page.
      if (sending.current.focus) live.current?.focus();
      // At once: a sending that fails as soon as it begins would leave no trace beside an error that stands.
      flushSync(() => dispatch({ type: 'submit' }));
      void submit(target);
    },
    onInvalid,
    onInput: (event) => {
      recheck(event);
      const message = { ...loadDraft(), ...readFields(event.currentTarget) };
      saveDraft(message);
      dispatch({ type: 'edit', message });
    },
    onApproach: () => void loadPost(),
  };
}

/** What of the form has the focus; `submitter` where that is nothing: Safari gives none to a button that is clicked. */
function focusOf(form: HTMLFormElement, submitter: HTMLElement | null): HTMLElement | null {
  const { activeElement, body } = document;
  if (activeElement instanceof HTMLElement && form.contains(activeElement)) return activeElement;
  return activeElement === null || activeElement === body ? submitter : null;
}

/** Puts the draft into fields that are empty, and keeps what stands there then. */
function takeOver(form: HTMLFormElement): void {
  const draft = loadDraft();
  for (const [name, element] of fieldsOf(form)) element.value ||= draft[name];
  const typed = { ...draft, ...readFields(form) };
  if (FIELDS.some((name) => typed[name] !== draft[name])) saveDraft(typed);
  // Firefox keeps fields disabled over a reload while a message was under way.
  for (const element of form.querySelectorAll(':disabled')) element.removeAttribute('disabled');
}
