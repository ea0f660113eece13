import { useEffect, useState, type RefObject } from 'react';

interface InViewOptions {
  /** As in IntersectionObserver: how far around the window counts as in view. */
  rootMargin?: string;
  /** Stays true after the first time. */
  once?: boolean;
}

/** Whether an element is in the window. */
export function useInView(
  ref: RefObject<Element | null>,
  { rootMargin = '0px', once = false }: InViewOptions = {},
): boolean {
  const [inView, setInView] = useState(false);

  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const isIntersecting = entries[entries.length - 1]?.isIntersecting ?? false;
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
