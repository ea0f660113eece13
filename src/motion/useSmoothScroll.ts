import { useEffect } from 'react';

/** Links scroll smoothly only after a click or tap: Chromium ignores Enter on links during such a scroll. */
export function useSmoothScroll(): void {
  useEffect(() => {
    const root = document.documentElement;
    const onClick = ({ target, detail }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a[href^="#"]');
      // A click by the keyboard has no detail.
      if (!link || detail === 0) return;
      root.dataset.smoothScroll = '';
      // By then the browser has followed the link.
      setTimeout(end, 500);
    };
    const end = () => delete root.dataset.smoothScroll;
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('click', onClick, { signal });
    addEventListener('keydown', end, { signal });
    return () => controller.abort();
  }, []);
}
