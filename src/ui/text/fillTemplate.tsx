import { Fragment, type ReactNode } from 'react';
import { NAME_IN_BRACES } from '../../helpers/fillText.ts';

/** A text of the content with values in the places of their names: `{role}` takes the value called `role`. */
export function fillTemplate(
  template: string,
  values: Readonly<Record<string, ReactNode>>,
): ReactNode {
  // `split` keeps the group: every second part is a name.
  return template.split(NAME_IN_BRACES).map((part, index) => {
    const isName = index % 2 === 1;
    if (!isName) return part;
    return <Fragment key={index}>{values[part] ?? `{${part}}`}</Fragment>;
  });
}
