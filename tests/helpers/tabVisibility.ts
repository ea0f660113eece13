import type { Page } from 'playwright';

/** Hides the tab from its page, or shows it. */
export function setTabVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value: value === 'hidden', configurable: true });
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
