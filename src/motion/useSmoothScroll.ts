import { useEffect } from 'react';

/** Milliseconds after a click by which the browser has followed the link. */
const LINK_FOLLOWED_MS = 500;

/**
 * Links scroll smoothly only after a click or tap: Chromium ignores Enter on links during such a
 * scroll.
 */
export function useSmoothScroll(): void {
  useEffect(() => {
    const root = document.documentElement;
    let timer: number | undefined;

    function onClick({ target, detail }: MouseEvent) {
      const link = target instanceof Element && target.closest('a[href^="#"]');
      // A click by the keyboard has no detail.
      if (!link || detail === 0) return;
      root.dataset.smoothScroll = '';
      clearTimeout(timer);
      timer = window.setTimeout(end, LINK_FOLLOWED_MS);
    }

    function end() {
      clearTimeout(timer);
      delete root.dataset.smoothScroll;
    }

    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('click', onClick, { signal });
    addEventListener('keydown', end, { signal });
    return () => {
      controller.abort();
      end();
    };
  }, []);
}
