/** Remembers that no GPU helps: the processor draws the page too, so less moves at once. */
export function markSoftwareRendering(): void {
  document.documentElement.dataset.renderer = 'software';
}

/** Whether no GPU helps. The needle field finds it out as it starts: until then it returns false. */
export function isSoftwareRendering(): boolean {
  return document.documentElement.dataset.renderer === 'software';
}
