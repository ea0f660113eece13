import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { Dispatch, RefObject, SubmitEvent } from 'react';
import { setMessageStatus, type MessageStatus } from '../../../needleField/messageStore.ts';
import { contactReducer, initialState } from './contactState.ts';
import type { ContactEvent, ContactState } from './contactState.ts';
import { checkField, fieldIn, fillFields, readFields } from '../formFields.ts';
import { FIELD_NAMES, mergeValues, loadDraft, saveDraft, type ContactMessage } from '../message.ts';
import type { ContactFormContent } from '../schema.ts';
import { sendMessage } from '../sending/sendMessage.ts';

/** Milliseconds to wait for a response before the form shows a failure. */
const RESPONSE_TIMEOUT_MS = 20_000;
/** Milliseconds that a banner stays. */
const BANNER_DURATION_MS = 5000;

/** Refs and handlers of the form, and the state of its message. */
export interface ContactFormControls {
  state: ContactState;
  form: RefObject<HTMLFormElement | null>;
  /** The element that tells screen readers what happens to the message. */
  liveRegion: RefObject<HTMLDivElement | null>;
  onInput(): void;
  onSubmit(event: SubmitEvent<HTMLFormElement>): void;
}

/**
 * Connects the form with the life of its message (`contactState.ts`). The fields are uncontrolled:
 * text that was typed before hydration stays.
 */
export function useContactForm(content: ContactFormContent): ContactFormControls {
  const form = useRef<HTMLFormElement>(null);
  const liveRegion = useRef<HTMLDivElement>(null);
  const [state, dispatch] = useReducer(contactReducer, initialState);
  const isSending = state.status === 'sending';

  useRestoredDraft(form, dispatch);
  useWrittenState(state, form);
  useRequest(state.pending, content.recipientName, form, dispatch);
  useBannerTimer(state.status, dispatch);
  useLeaveWarning(isSending, dispatch);
  const rememberFocus = useFocusWhileSending(isSending, form, liveRegion);

  useEffect(() => {
    if (!form.current) return;
    // Without scripts the browser has to check. With them it would also check fields of extensions.
    form.current.noValidate = true;
    // Firefox keeps fields disabled over a reload while a message is sent.
    for (const element of form.current.querySelectorAll(':disabled')) {
      element.removeAttribute('disabled');
    }
  }, []);

  function onInput(): void {
    dispatch({ type: 'edited', message: readFields(form.current) });
  }

  /** Sends the message, or moves the focus to the first invalid field. */
  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const fields = FIELD_NAMES.map((name) => fieldIn(form.current, name));
    const invalid = fields.filter((field) => field && !checkField(field, content));
    if (invalid.length > 0) {
      invalid[0]?.focus();
      return;
    }
    rememberFocus(event);
    dispatch({ type: 'submitted', message: readFields(form.current) });
  }

  return { state, form, liveRegion, onInput, onSubmit };
}

/** Reads the saved draft once, after hydration. */
function useRestoredDraft(
  form: RefObject<HTMLFormElement | null>,
  dispatch: Dispatch<ContactEvent>,
): void {
  const [servedValues] = useState(readServedValues);

  const restore = useEffectEvent(() => {
    const current = mergeValues(readFields(form.current), servedValues);
    dispatch({ type: 'restored', draft: loadDraft(), current });
  });

  useEffect(() => restore(), []);
}

/**
 * The values in the served form, read in the first render: if an extension has changed the form, React
 * replaces it by an empty one. The build renders without a document.
 */
function readServedValues(): ContactMessage {
  return readFields(globalThis.document?.querySelector('#contact form'));
}

/** Writes the state where others read it: into the fields, the storage and the store of the needle field. */
function useWrittenState(state: ContactState, form: RefObject<HTMLFormElement | null>): void {
  const { isRestored, values, outcome, status } = state;

  useLayoutEffect(() => {
    if (isRestored) fillFields(form.current, values);
  }, [isRestored, values, form]);

  useLayoutEffect(() => {
    if (isRestored) saveDraft({ values, outcome });
  }, [isRestored, values, outcome]);

  useLayoutEffect(() => setMessageStatus(status), [status]);
}

/**
 * Sends the pending message and dispatches its result. A message that is sent again while its request
 * is still open joins that request (`sendMessage`). Both then dispatch its result: the second one
 * changes nothing.
 */
function useRequest(
  pending: ContactMessage | undefined,
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
      () => dispatch({ type: 'refused', message: pending }),
    );

    return () => clearTimeout(timer);
  }, [pending, recipient, form, dispatch]);
}

/** Ends a banner after its time. A new result starts the time anew. */
function useBannerTimer(status: MessageStatus, dispatch: Dispatch<ContactEvent>): void {
  useEffect(() => {
    if (status !== 'sent' && status !== 'failed') return undefined;
    const timer = setTimeout(() => dispatch({ type: 'bannerOver' }), BANNER_DURATION_MS);
    return () => clearTimeout(timer);
  }, [status, dispatch]);
}

/** While a message is sent, the browser asks visitors who leave the page to stay. */
function useLeaveWarning(isSending: boolean, dispatch: Dispatch<ContactEvent>): void {
  useEffect(() => {
    if (!isSending) return undefined;
    const controller = new AbortController();
    const { signal } = controller;

    const confirmLeave = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chrome before 119 needs a value.
      event.returnValue = true;
    };
    const onPageHide = ({ persisted }: PageTransitionEvent) => {
      // A persisted page lives on: Back shows it again.
      if (!persisted) dispatch({ type: 'left' });
    };

    addEventListener('beforeunload', confirmLeave, { signal });
    addEventListener('pagehide', onPageHide, { signal });
    return () => controller.abort();
  }, [isSending, dispatch]);
}

/**
 * While a message is sent, its fields and button are disabled and the live region has the focus.
 * Returns a function that remembers where the focus goes back to.
 */
function useFocusWhileSending(
  isSending: boolean,
  form: RefObject<HTMLFormElement | null>,
  liveRegion: RefObject<HTMLElement | null>,
): (event: SubmitEvent<HTMLFormElement>) => void {
  const focusBefore = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    if (isSending) {
      liveRegion.current?.focus();
      return;
    }
    // The visitor may have moved the focus to another place.
    if (document.activeElement === liveRegion.current || isFocusAround(form.current)) {
      focusBefore.current?.focus({ preventScroll: true });
    }
    focusBefore.current = null;
  }, [isSending, form, liveRegion]);

  useEffect(() => {
    if (!isSending) return undefined;
    const controller = new AbortController();
    const { signal } = controller;

    const restoreFocus = () => {
      if (signal.aborted || !isFocusAround(form.current)) return;
      liveRegion.current?.focus({ preventScroll: true });
    };
    // Disabled controls have no `mousedown`. The browser moves the focus after this event.
    form.current?.addEventListener('pointerdown', () => setTimeout(restoreFocus), { signal });
    return () => controller.abort();
  }, [isSending, form, liveRegion]);

  return ({ currentTarget, nativeEvent }) => {
    const { activeElement } = document;
    const hasFocus = activeElement instanceof HTMLElement && currentTarget.contains(activeElement);
    // Safari gives no focus to a button that is clicked. The first of two submits counts.
    focusBefore.current ??= hasFocus ? activeElement : nativeEvent.submitter;
  };
}

/**
 * Whether an element around the form has the focus. A press on a disabled control puts it there, and the
 * Tab key then begins at the top of the page.
 */
function isFocusAround(form: HTMLFormElement | null): boolean {
  return document.activeElement?.contains(form) ?? false;
}
