import { useEffect, useLayoutEffect, useRef, type RefObject, type SubmitEvent } from 'react';

/**
 * While a message is sent, its fields and button are disabled and the live region has the focus.
 * Returns a function that remembers where the focus goes back to.
 */
export function useFocusWhileSending(
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

    const holdFocus = () => {
      if (signal.aborted || !isFocusAround(form.current)) return;
      liveRegion.current?.focus({ preventScroll: true });
    };
    // Disabled controls have no `mousedown`. The browser moves the focus after this event.
    form.current?.addEventListener('pointerdown', () => setTimeout(holdFocus), { signal });
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
