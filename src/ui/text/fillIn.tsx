import { Fragment, type ReactNode } from 'react';

/** A text of the content with values in the places of their names: `{role}` takes the value called `role`. */
export function fillIn(template: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  const parts = template.split(/\{(\w+)\}/);
  return parts.map((part, index) =>
    index % 2 ? <Fragment key={index}>{values[part] ?? `{${part}}`}</Fragment> : part,
  );
}
