import { useEffect, useState } from 'react';

/** Whether a media query holds. False in the served page, and until the effects of the first render have run. */
export function useMediaQuery(query: string): boolean {
  const [matches, setMatches] = useState(false);

  useEffect(() => {
    const list = matchMedia(query);
    const controller = new AbortController();
    const update = () => setMatches(list.matches);
    list.addEventListener('change', update, { signal: controller.signal });
    update();
    return () => controller.abort();
  }, [query]);

  return matches;
}
