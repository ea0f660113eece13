import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import styles from './BulletItem.module.css';

/** An item of a list with a small needle before it. */
export function BulletItem({ className, ...item }: ComponentProps<'li'>) {
  return <li className={classNames(styles.bullet, className)} {...item} />;
}
