import type { HTMLAttributes } from 'react';

interface ListProps extends HTMLAttributes<HTMLElement> {
  /** Default: `ul`. */
  as?: 'ul' | 'ol';
}

/** A list for every screen reader. Without the role Safari ignores lists whose items have no bullets. */
export function List({ as: Tag = 'ul', ...list }: ListProps) {
  return <Tag role="list" {...list} />;
}
