import { useEffect, useRef } from 'react';

/**
 * Marks the bar with `data-scrolled` while the page's first pixels, which `pageTop` covers, are out of the window.
 * The attribute is set beside React, which never renders it: scrolling causes no render.
 */
export function useScrolled() {
  const pageTop = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!pageTop.current) return;
    const observer = new IntersectionObserver((entries) => {
      bar.current?.toggleAttribute('data-scrolled', !entries.at(-1)?.isIntersecting);
    });
    observer.observe(pageTop.current);
    return () => observer.disconnect();
  }, []);

  return { pageTop, bar };
}
