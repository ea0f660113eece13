import { Fragment, type ReactNode } from 'react';

/** A text of the content with values in the places of their names: `{role}` takes the value called `role`. */
export function fillIn(template: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  return template
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 ? values[part] : part}</Fragment>);
}
