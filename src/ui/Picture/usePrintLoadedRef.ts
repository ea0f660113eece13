import { useEffect, useRef, type RefObject } from 'react';

/** The ref of a lazy picture that loads before printing: a page on paper cannot be scrolled to it. */
export function usePrintLoadedRef(isPrinted = true): RefObject<HTMLImageElement | null> {
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    if (!isPrinted) return undefined;
    const loadNow = () => image.current?.setAttribute('loading', 'eager');
    addEventListener('beforeprint', loadNow);
    return () => removeEventListener('beforeprint', loadNow);
  }, [isPrinted]);

  return image;
}
