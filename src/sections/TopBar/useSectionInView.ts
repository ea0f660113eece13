import { useEffect, type RefObject } from 'react';

/**
 * Marks the link to the section in view with `aria-current`. The attribute is set beside React, which never
 * renders it: scrolling causes no render.
 */
export function useSectionInView(linksRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const links = new Map<string, HTMLAnchorElement>();
    for (const link of linksRef.current?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? []) {
      links.set(link.hash.slice(1), link);
    }

    const mark = (id: string) => {
      for (const [section, link] of links) {
        if (section === id) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
    };

    // A section is in view when it crosses a line a little above the middle of the window.
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast((entry) => entry.isIntersecting);
        if (entered) mark(entered.target.id);
      },
      { rootMargin: '-40% 0px -59.9% 0px' },
    );
    for (const id of links.keys()) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [linksRef]);
}
