import type { AnchorHTMLAttributes } from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Text for screen readers; the link opens in a new tab. */
  newTab?: string;
}

export function Link({ newTab, children, ...link }: LinkProps) {
  if (!newTab) return <a {...link}>{children}</a>;
  return (
    <a {...link} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden"> ({newTab})</span>
    </a>
  );
}
