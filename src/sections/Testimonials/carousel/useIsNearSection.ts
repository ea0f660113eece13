import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the section of an element was in the window, or a section that is at most `distance`
 * places before or after it. Sections, not pixels: the Tab key can pass a whole section that has no
 * link, in a window of any height.
 */
export function useIsNearSection(ref: RefObject<Element | null>, distance: number): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const own = ref.current?.closest('section');
    if (!own) return undefined;
    // Not all children: the styles of later sections are among them.
    const sections = [...(own.parentElement?.querySelectorAll(':scope > section') ?? [])];
    const ownIndex = sections.indexOf(own);
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setIsNear(true);
      observer.disconnect();
    });
    const near = sections.slice(Math.max(0, ownIndex - distance), ownIndex + distance + 1);
    for (const section of near) observer.observe(section);
    return () => observer.disconnect();
  }, [ref, distance]);

  return isNear;
}
