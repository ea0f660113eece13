import { useEffect, useRef, useState, type RefObject } from 'react';
import { isDisplayed } from '../../../motion/page/isDisplayed.ts';

/** The menu of narrow windows: its state, its elements and the functions that open and close it. */
export interface MenuControls {
  /** The element around button and panel. */
  wrapper: RefObject<HTMLDivElement | null>;
  /** Opens and closes the panel. Wide windows do not display it: their bar shows the links. */
  button: RefObject<HTMLButtonElement | null>;
  /** Whether the panel shows. Undefined before hydration. */
  isOpen: boolean | undefined;
  toggle(): void;
  close(): void;
}

/** Opens and closes the menu of narrow windows. A press or focus outside, Escape and a wide window close it. */
export function useMenu(): MenuControls {
  const wrapper = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState<boolean>();

  useEffect(() => {
    // Before hydration the style sheet shows the panel while the focus is in it.
    const hasFocus = wrapper.current?.contains(document.activeElement) ?? false;
    setIsOpen(hasFocus && isDisplayed(button.current));
  }, []);

  useEffect(() => {
    if (!isOpen) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const close = () => setIsOpen(false);
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !wrapper.current?.contains(target)) close();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    const closeWithoutButton = () => {
      if (!isDisplayed(button.current)) close();
    };
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    addEventListener('resize', closeWithoutButton, { signal });
    return () => controller.abort();
  }, [isOpen]);

  return {
    wrapper,
    button,
    isOpen,
    toggle: () => setIsOpen(!isOpen),
    close: () => setIsOpen(false),
  };
}
