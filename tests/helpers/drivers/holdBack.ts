import type { ChromiumVisitor } from './chromium.ts';

/** Lets nothing of these addresses come until the function that it returns is called. */
export async function holdBack(
  { page }: ChromiumVisitor,
  addresses: RegExp | ((url: URL) => boolean),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
