import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

/** A name to be met exactly, or a regular expression as JSON can hold it; any name where null. */
export type WantedName = string | { source: string; flags: string } | null;

/**
 * Run in the page: the elements that assistive technology finds by a role and an accessible name, in the document's
 * order. What is hidden from it does not count.
 */
export function elementsByRole(role: string, name: WantedName): Element[] {
  const all = [...document.querySelectorAll('*')].filter(
    (element) => roleOf(element) === role && !isHidden(element),
  );
  if (name === null) return all;
  const fits =
    typeof name === 'string'
      ? (text: string) => text === name
      : (text: string) => new RegExp(name.source, name.flags).test(text);
  return all.filter((element) => fits(computeAccessibleName(element).replaceAll(/\s+/g, ' ').trim()));
}

/** The library tells a role by the element alone; these depend on where it stands and on its name (HTML-AAM). */
function roleOf(element: Element): string | null {
  const role = getRole(element);
  if (element.hasAttribute('role')) return role;
  const { localName } = element;
  if (localName === 'section' || localName === 'form') return computeAccessibleName(element) ? role : null;
  const isScoped = element.parentElement?.closest('article, aside, main, nav, section') != null;
  return (localName === 'header' || localName === 'footer') && isScoped ? null : role;
}

function isHidden(element: Element): boolean {
  return isInaccessible(element) || element.closest('[inert]') !== null;
}
