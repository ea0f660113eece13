import type { AnchorHTMLAttributes } from 'react';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Opens the link in a new tab. Screen readers read this note. */
  newTabNote?: string;
}

/** A link. One that opens a new tab tells screen readers so, and tells the other site nothing of this one. */
export function Link({ newTabNote, children, ...link }: LinkProps) {
  if (!newTabNote) return <a {...link}>{children}</a>;
  return (
    <a {...link} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden screen-only"> ({newTabNote})</span>
    </a>
  );
}
