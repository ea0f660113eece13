import type { AnchorHTMLAttributes } from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Text that tells screen readers of the new tab in which it opens. */
  newTab?: string;
}

/** A link. */
export function Link({ newTab, children, ...link }: LinkProps) {
  if (!newTab) return <a {...link}>{children}</a>;
  return (
    <a {...link} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> ({newTab})</span>
    </a>
  );
}
