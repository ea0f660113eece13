import { useEffect, type RefObject } from 'react';

/**
 * Sets an attribute that leads to the owner's mail once more after hydration. Some hosts hide e-mail
 * addresses in the served HTML, and React does not correct attributes.
 */
export function useRepairedMailto(
  element: RefObject<Element | null>,
  attribute: 'href' | 'action',
  link: string,
): void {
  useEffect(() => element.current?.setAttribute(attribute, link), [element, attribute, link]);
}
