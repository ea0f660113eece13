/** Whether an element has a box: `display: none`, on it or around it, takes it away. */
export function isDisplayed(element: Element | null): boolean {
  return element !== null && element.getBoundingClientRect().width > 0;
}
