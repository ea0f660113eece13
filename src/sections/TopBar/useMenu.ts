import { useEffect, useRef, useState } from 'react';

/**
 * The menu of narrow windows. It is a native popover, so it opens before any script has arrived, and Escape (the
 * focus goes back to the button) and a click outside close it. Once it has been opened its first link has the focus:
 * who goes on from the button without the Tab key, as screen readers on phones do, would not come to it, because it
 * stands before. It also closes once the focus is elsewhere, which it would cover, and once its button is gone: in wide
 * windows the same list stands in the bar.
 */
export function useMenu() {
  const menuRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const menu = menuRef.current;
    const button = buttonRef.current;
    if (!menu || !button) return;
    const follow = () => setIsOpen(menu.matches(':popover-open'));
    const closeBehindFocus = ({ target }: FocusEvent) => {
      if (target instanceof Node && !menu.contains(target) && !button.contains(target)) menu.hidePopover();
    };
    const resizes = new ResizeObserver(() => {
      if (button.offsetWidth === 0) menu.hidePopover();
    });
    const onToggle = () => {
      follow();
      if (menu.matches(':popover-open')) menu.querySelector('a')?.focus({ preventScroll: true });
    };
    follow(); // It may have been opened before hydration.
    menu.addEventListener('toggle', onToggle);
    document.addEventListener('focusin', closeBehindFocus);
    resizes.observe(button);
    return () => {
      menu.removeEventListener('toggle', onToggle);
      document.removeEventListener('focusin', closeBehindFocus);
      resizes.disconnect();
    };
  }, []);

  return { menu: menuRef, button: buttonRef, isOpen, close: () => menuRef.current?.hidePopover() };
}
