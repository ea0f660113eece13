import type { ComponentProps } from 'react';

/**
 * A list that is one to every screen reader. Unless told, Safari takes none for a list whose items have no marks, or are
 * laid out as grids or flexible boxes.
 */
export function List(list: ComponentProps<'ul'>) {
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles
  return <ul role="list" {...list} />;
}
