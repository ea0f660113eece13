import { useLayoutEffect, useReducer, useRef } from 'react';
import type { RefObject, SubmitEvent } from 'react';
import { setMessageStatus } from '../../../needleField/messageStore.ts';
import { contactReducer, initialState, type ContactState } from './contactState.ts';
import { checkField, fieldIn, readFields } from '../formFields.ts';
import { FIELD_NAMES } from '../message.ts';
import type { ContactFormContent } from '../schema.ts';
import { useBannerTimer } from './useBannerTimer.ts';
import { useDraft } from './useDraft.ts';
import { useFocusWhileSending } from './useFocusWhileSending.ts';
import { useLeaveWarning } from './useLeaveWarning.ts';
import { useRequest } from './useRequest.ts';
import { useScriptedForm } from './useScriptedForm.ts';

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

  useDraft(state, form, dispatch);
  useLayoutEffect(() => setMessageStatus(state.status), [state.status]);
  useRequest(state.pending, content.recipientName, form, dispatch);
  useBannerTimer(state.status, dispatch);
  useLeaveWarning(isSending, dispatch);
  const rememberFocus = useFocusWhileSending(isSending, form, liveRegion);
  useScriptedForm(form);

  function onInput(): void {
    dispatch({ type: 'edited', values: readFields(form.current) });
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
