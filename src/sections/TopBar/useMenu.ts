import { useEffect, useRef, useState, type RefObject } from 'react';

/** The menu of narrow windows. */
export interface MenuState {
  /** The element around button and list. */
  menu: RefObject<HTMLDivElement | null>;
  /** The button. It has no width in windows whose bar shows the links. */
  button: RefObject<HTMLButtonElement | null>;
  /** Whether the list shows. Undefined before hydration. */
  isOpen: boolean | undefined;
  toggle(): void;
  close(): void;
}

/** The menu of narrow windows: a button shows and hides a list. `isOpen` is undefined before hydration. */
export function useMenu(): MenuState {
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState<boolean>();

  useEffect(() => {
    // Before hydration the style sheet shows the list while the focus is in it.
    setIsOpen(menu.current?.contains(document.activeElement) && button.current?.offsetWidth !== 0);
  }, []);

  useEffect(() => {
    if (!isOpen) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const close = () => setIsOpen(false);
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) close();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    // Wide windows show the list in the bar, without the button.
    const closeWithoutButton = () => {
      if (button.current?.offsetWidth === 0) close();
    };
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    addEventListener('resize', closeWithoutButton, { signal });
    return () => controller.abort();
  }, [isOpen]);

  return { menu, button, isOpen, toggle: () => setIsOpen(!isOpen), close: () => setIsOpen(false) };
}
