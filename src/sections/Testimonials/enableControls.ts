/**
 * Makes the controls of a carousel what the Tab key stops at, in place of the box that arrow keys scroll without them;
 * the focus stays in the carousel. Returns the function that takes it back.
 */
export function enableControls(root: HTMLElement): () => void {
  const box = root.querySelector<HTMLElement>('.swiper');
  const controls = root.querySelector<HTMLElement>('[data-controls]');
  if (!box || !controls) return () => {};

  const name = box.ariaLabel;
  root.dataset.ready = '';
  // Not without `tabindex`: what has the focus would lose it.
  box.tabIndex = -1;
  box.removeAttribute('role');
  box.removeAttribute('aria-label');
  for (const button of controls.querySelectorAll('button')) {
    // A button that does not show leaves the focus where it is.
    if (document.activeElement === box) button.focus();
  }

  return () => {
    box.tabIndex = 0;
    box.role = 'group';
    box.ariaLabel = name;
    if (controls.contains(document.activeElement)) box.focus();
    delete root.dataset.ready;
  };
}
