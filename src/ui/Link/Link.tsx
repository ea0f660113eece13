import type { AnchorHTMLAttributes } from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Opens the link in a new tab. Screen readers read this note. */
  newTabNote?: string;
}

export function Link({ newTabNote, children, ...link }: LinkProps) {
  if (!newTabNote) return <a {...link}>{children}</a>;
  return (
    <a {...link} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden screen-only"> ({newTabNote})</span>
    </a>
  );
}
