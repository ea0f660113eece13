import { useEffect, useState, type RefObject } from 'react';

interface InViewOptions {
  /**
   * Distance from the window that counts as in view, as `IntersectionObserver` takes it. Default:
   * 0px.
   */
  rootMargin?: string;
  /** Once in view, the element counts as in view for good. Default: false. */
  once?: boolean;
}

/** Whether an element is within `rootMargin` of the window. */
export function useInView(
  ref: RefObject<Element | null>,
  { rootMargin = '0px', once = false }: InViewOptions = {},
): boolean {
  const [isInView, setIsInView] = useState(false);

  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting } = entries[entries.length - 1]!;
        setIsInView(isIntersecting);
        if (isIntersecting && once) observer.disconnect();
      },
      { rootMargin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, rootMargin, once]);

  return isInView;
}
