import { loadDraft, saveDraft } from './draft.ts';
import { readFields } from './formFields.ts';

/**
 * Takes into the draft what a visitor has typed into the form as it was served; to be called before React hydrates the
 * page. Where an extension has changed that page, React puts one of its own in its place, with a form that is empty.
 * `root` is what React is to hydrate; it need not hold a form.
 */
export function keepEarlyDraft(root: HTMLElement): void {
  const form = root.querySelector<HTMLFormElement>('#contact form');
  if (!form) return;
  const typed = Object.entries(readFields(form)).filter(([, value]) => value !== '');
  if (typed.length > 0) saveDraft({ ...loadDraft(), ...Object.fromEntries(typed) });
}
