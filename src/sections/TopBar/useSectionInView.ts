import { useEffect, useState } from 'react';
import type { MenuEntry } from '../sectionProps.ts';

/** The id of the section that crosses a line a little above the middle of the window. */
export function useSectionInView(sections: readonly MenuEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      (changes) => {
        const entered = changes.findLast(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: '-40% 0px -59.9% 0px' },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);

  return current;
}
