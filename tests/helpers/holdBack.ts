import type { Page } from 'playwright';

/** Holds requests back until the function that it returns is called. */
export async function holdBack(page: Page, url: Parameters<Page['route']>[0]): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, (route) => released.then(() => route.continue()));
  return release;
}
