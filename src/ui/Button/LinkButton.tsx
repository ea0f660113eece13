import type { AnchorHTMLAttributes } from 'react';
import styles from './Button.module.css';

interface LinkButtonProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  look: ButtonLook;
}

/** `primary` is the one thing to do, `quiet` stands beside it, `whatsapp` is that service's green. */
export type ButtonLook = 'primary' | 'quiet' | 'whatsapp';

/** A link that looks like a button. */
export function LinkButton({ look, children, ...link }: LinkButtonProps) {
  return (
    <a className={`${styles.button} ${styles[look]}`} {...link}>
      {children}
    </a>
  );
}

/** Attributes of links that leave the page: a new tab that cannot reach back. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;
