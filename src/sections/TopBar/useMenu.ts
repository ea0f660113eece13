import { useEffect, useRef, useState } from 'react';

/**
 * The phone's menu. It is a native popover, so it opens before any script has arrived, and Escape (focus goes
 * back to the button) and a click outside close it. On wide screens the same list stands in the bar.
 */
export function useMenu() {
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    const wide = matchMedia('(min-width: 64em)');
    const follow = () => setIsOpen(menu.matches(':popover-open'));
    const closeWhenWide = () => wide.matches && menu.hidePopover();
    follow(); // It may have been opened before hydration.
    menu.addEventListener('toggle', follow);
    wide.addEventListener('change', closeWhenWide);
    return () => {
      menu.removeEventListener('toggle', follow);
      wide.removeEventListener('change', closeWhenWide);
    };
  }, []);

  return { ref, isOpen, close: () => ref.current?.hidePopover() };
}
