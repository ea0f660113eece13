/** Run in the page: as if the visitor turned to another tab, or back. */
export function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true });
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
