import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { fillFields, readFields } from './formFields.ts';
import { EMPTY_MESSAGE, FIELD_NAMES, isSameMessage, loadDraft, saveDraft } from './message.ts';
import type { ContactMessage, Draft, Outcome } from './message.ts';

/** The draft of a form: restored after hydration, and kept in the tab from then on. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [draft, setDraft] = useState<Draft>({ typed: EMPTY_MESSAGE });
  const [isUndelivered, setUndelivered] = useState(false);
  // If an extension has changed the served form, React replaces it by an empty one.
  const [typedBefore] = useState(() =>
    readFields(globalThis.document?.querySelector('#contact form')),
  );

  function updateDraft(typed: ContactMessage, outcome?: Outcome): void {
    setDraft({ typed, outcome });
    saveDraft({ typed, outcome });
    if (outcome === 'sent' || outcome === 'failed') setUndelivered(outcome === 'failed');
  }

  /** Restores the draft, except where something was typed before hydration. */
  const restore = useEffectEvent(() => {
    const saved = loadDraft();
    const now = readFields(form.current);
    const typed = { ...saved.typed };
    for (const name of FIELD_NAMES) typed[name] = now[name] || typedBefore[name] || typed[name];
    fillFields(form.current, typed);
    updateDraft(typed, isSameMessage(typed, saved.typed) ? saved.outcome : undefined);
    setUndelivered(saved.outcome === 'failed');
  });
  // oxlint-disable-next-line react/set-state-in-effect -- storage and fields are known only after hydration
  useEffect(() => restore(), []);

  return { ...draft, isUndelivered, updateDraft };
}
