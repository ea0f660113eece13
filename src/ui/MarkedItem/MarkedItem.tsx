import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import styles from './MarkedItem.module.css';

/** An item of a list with a small needle before it. */
export function MarkedItem({ className, ...item }: ComponentProps<'li'>) {
  return <li className={classNames(styles.marked, className)} {...item} />;
}
