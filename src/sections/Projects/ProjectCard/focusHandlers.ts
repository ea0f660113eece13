import type { FocusEvent } from 'react';

/** Handlers of a card: they tell when the keyboard brings the focus into it, and when the focus leaves it. */
export function focusHandlers(onChange: (hasFocus: boolean) => void) {
  return {
    onFocus({ target }: FocusEvent): void {
      // Not a press by mouse or finger: the needle would stay when the visitor scrolls on.
      if (target.matches(':focus-visible')) onChange(true);
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
      if (!currentTarget.contains(relatedTarget)) onChange(false);
    },
  };
}
