import type { Page } from 'playwright';

/** Zooms the page as two fingers do. The window shows a part of it. */
export async function zoomTo(page: Page, scale: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: scale });
}

/** How much of the element with the focus is in the part that the window shows, 0 to 1. */
export function visibleRatioOfFocus(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { left, top, width, height } = document.activeElement!.getBoundingClientRect();
    const { offsetLeft, offsetTop, width: viewWidth, height: viewHeight } = visualViewport!;
    const right = Math.min(left + width, offsetLeft + viewWidth);
    const bottom = Math.min(top + height, offsetTop + viewHeight);
    const visibleWidth = Math.max(0, right - Math.max(left, offsetLeft));
    const visibleHeight = Math.max(0, bottom - Math.max(top, offsetTop));
    return (visibleWidth * visibleHeight) / (width * height);
  });
}
