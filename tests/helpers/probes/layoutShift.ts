/** Run before the page: sums up from its beginning how far it shifts by itself, as the browser tells. */
export function countShifts(): void {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) window.layoutShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

declare global {
  interface Window {
    /** Sum of the layout shifts seen so far. */
    layoutShift: number;
  }
}
