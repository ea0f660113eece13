import { useEffect, useRef, useState, useSyncExternalStore, type RefObject, type SubmitEvent } from 'react';
import { createContactMachine, type ContactMessage, type ContactState } from './contactMachine.ts';
import { clearDraft, loadDraft, saveDraft } from './draft.ts';
import { loadClient, sendMessage } from './sendMessage.ts';

/** The form's state, and what makes a form element follow it. */
export interface ContactFormControl extends ContactState {
  form: RefObject<HTMLFormElement | null>;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
  /** Keeps what has been typed. */
  onInput(): void;
  /** The visitor turns to the form: loads what sends the message. */
  onApproach(): void;
}

/**
 * Sends what stands in the form and keeps it until it has arrived. The fields are the browser's own, so that what
 * was typed before hydration stays. `recipient` is whom the message greets.
 */
export function useContactForm(recipient: string): ContactFormControl {
  const form = useRef<HTMLFormElement>(null);
  const [machine] = useState(createContactMachine);
  const state = useSyncExternalStore(machine.subscribe, machine.getState, machine.getState);
  const focused = useRef<HTMLElement>(null);

  const [served] = useState(readServed);
  useEffect(() => takeOver(form.current!, served), [served]);

  useEffect(() => {
    if (state.phase === 'sending') return;
    // Disabling a field takes its focus. A visitor who has moved on by now keeps theirs.
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) focused.current?.focus({ preventScroll: true });
    focused.current = null;
  }, [state.phase]);

  async function submit(): Promise<void> {
    const message = read(form.current!);
    if (!machine.take({ type: 'submitted' })) return;
    try {
      const { status, text } = await sendMessage(message, recipient);
      console.log('Message sent:', status, text);
    } catch (cause) {
      console.error('Message not sent:', cause);
      machine.take({ type: 'failed', message });
      return;
    }
    form.current?.reset();
    clearDraft();
    machine.take({ type: 'succeeded' });
  }

  return {
    ...state,
    form,
    onSubmit: (event) => {
      event.preventDefault();
      if (event.currentTarget.contains(document.activeElement)) focused.current = document.activeElement as HTMLElement;
      void submit();
    },
    onInput: () => {
      const message = read(form.current!);
      saveDraft(message);
      machine.take({ type: 'edited', message });
    },
    // A submit asks again, and says so where it fails.
    onApproach: () => void loadClient().catch(() => {}),
  };
}

const FIELDS = ['name', 'email', 'message'] as const satisfies (keyof ContactMessage)[];

/** The field of that name; throws where the form has none. */
function field(form: HTMLFormElement, name: keyof ContactMessage): HTMLInputElement | HTMLTextAreaElement {
  const element = form.elements.namedItem(name);
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element;
  throw new Error(`The contact form has no field ${name}`);
}

function read(form: HTMLFormElement): ContactMessage {
  const [name, email, message] = FIELDS.map((key) => field(form, key).value);
  return { name: name!, email: email!, message: message! };
}

/**
 * What a visitor has typed into the page as it was served. Where an extension has changed that page, React puts its own
 * in the page's place: with a form that is empty.
 */
function readServed(): Partial<ContactMessage> {
  const served = typeof document === 'undefined' ? null : document.querySelector('#contact form');
  const typed = (name: string) => served?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`)?.value;
  return Object.fromEntries(FIELDS.map((name) => [name, typed(name)]));
}

/** Puts what was typed early, or else the kept draft, into fields that are empty, and keeps what stands there then. */
function takeOver(form: HTMLFormElement, served: Partial<ContactMessage>): void {
  const draft = loadDraft();
  for (const name of FIELDS) {
    const element = field(form, name);
    element.value ||= served[name] || draft[name];
  }
  const typed = read(form);
  if (FIELDS.some((name) => typed[name] !== draft[name])) saveDraft(typed);
  // Firefox keeps fields disabled over a reload while a message was under way.
  for (const element of form.querySelectorAll(':disabled')) element.removeAttribute('disabled');
}
