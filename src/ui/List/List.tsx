import type { ComponentProps } from 'react';

/** A list for every screen reader. Without the role Safari ignores lists whose items have no marks. */
export function List(list: ComponentProps<'ul'>) {
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles
  return <ul role="list" {...list} />;
}
