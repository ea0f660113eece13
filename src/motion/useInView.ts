import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is within `rootMargin` of the window. With `once` it stays true from then on. */
export function useInView(
  ref: RefObject<Element | null>,
  { rootMargin = '0px', once = false }: { rootMargin?: string; once?: boolean } = {},
): boolean {
  const [inView, setInView] = useState(false);

  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const isIntersecting = entries[entries.length - 1]!.isIntersecting;
        setInView(isIntersecting);
        if (isIntersecting && once) observer.disconnect();
      },
      { rootMargin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, rootMargin, once]);

  return inView;
}
