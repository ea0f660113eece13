import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks until the answer is true; fails after `timeout` ms with `what`. Asked from outside: a driver's own waiting
 * evaluates text inside the page, which the security policy forbids.
 */
export async function until(what: string, ask: () => Promise<unknown>, timeout = 30_000): Promise<void> {
  const end = performance.now() + timeout;
  while (!(await ask())) {
    if (performance.now() > end) throw new Error(`never came true: ${what}`);
    await pause(40);
  }
}

/** Run in the page: whether anything of it has been painted. */
export function hasPainted(): boolean {
  return performance.getEntriesByName('first-contentful-paint').length > 0;
}

/**
 * Run in the page: whether React has taken it over. React marks each element as it comes by; when it has come to the
 * end, what was waiting for it works.
 */
export function isHydrated(): boolean {
  const first = document.getElementById('root')?.firstElementChild;
  const marked = first != null && Object.keys(first).some((key) => key.startsWith('__react'));
  return marked && document.querySelector('[data-works=false]') === null;
}
