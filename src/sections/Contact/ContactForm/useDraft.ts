import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Dispatch, RefObject } from 'react';
import type { ContactEvent, ContactState } from './contactState.ts';
import { fillFields, readFields } from '../formFields.ts';
import { loadDraft, mergeValues, saveDraft, type FormValues } from '../message.ts';

/** Reads the saved draft once, after hydration. From then on writes each change into the fields and the storage. */
export function useDraft(
  { isRestored, values, outcome }: ContactState,
  form: RefObject<HTMLFormElement | null>,
  dispatch: Dispatch<ContactEvent>,
): void {
  const [servedValues] = useState(readServedValues);

  const restore = useEffectEvent(() => {
    const current = mergeValues(readFields(form.current), servedValues);
    dispatch({ type: 'restored', draft: loadDraft(), current });
  });

  useEffect(() => restore(), []);

  // Only `restored` and `accepted` change the fields here. After an edit they have these values already.
  useLayoutEffect(() => {
    if (isRestored) fillFields(form.current, values);
  }, [isRestored, values, form]);

  useLayoutEffect(() => {
    if (isRestored) saveDraft({ values, outcome });
  }, [isRestored, values, outcome]);
}

/**
 * The values in the served form, read in the first render: if an extension has changed the form, React
 * replaces it by an empty one. The build renders without a document.
 */
function readServedValues(): FormValues {
  return readFields(globalThis.document?.querySelector('#contact form'));
}
