import type { HTMLAttributes } from 'react';

/** A list for every screen reader. Without the role Safari ignores lists whose items have no marks. */
export function List({
  as: Tag = 'ul',
  ...list
}: HTMLAttributes<HTMLElement> & { as?: 'ul' | 'ol' }) {
  return <Tag role="list" {...list} />;
}
