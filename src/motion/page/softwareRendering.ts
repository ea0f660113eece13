/** Remembers that the browser renders in software: the processor draws the page too, so less moves at once. */
export function markSoftwareRendering(): void {
  document.documentElement.dataset.renderer = 'software';
}

/** Whether the browser renders in software. The needle field finds it out as it starts. Until then: false. */
export function isSoftwareRendering(): boolean {
  return document.documentElement.dataset.renderer === 'software';
}
