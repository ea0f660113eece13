import type { ComponentProps } from 'react';
import { classNames } from '../../../ui/classNames.ts';
import styles from './Result.module.css';

interface ResultProps extends ComponentProps<'p'> {
  /** `span` in a `summary`, which must not contain paragraphs. Default: `p`. */
  as?: 'p' | 'span';
}

/** The result of a project, at the bottom of its card or as the headline of its case study. */
export function Result({ as: Element = 'p', className, ...props }: ResultProps) {
  return <Element {...props} className={classNames(className, styles.result)} />;
}
