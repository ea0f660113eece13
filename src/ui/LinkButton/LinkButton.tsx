import type { PointerEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Link, type LinkProps } from '../Link/Link.tsx';
import styles from './LinkButton.module.css';

interface LinkButtonProps extends LinkProps {
  /** `primary` for the main action, `secondary` for others. */
  variant: 'primary' | 'secondary';
}

/** A link that looks like a button. */
export function LinkButton({ variant, children, ...link }: LinkButtonProps) {
  return (
    <Link
      {...link}
      className={`${styles.button} ${styles[variant]}`}
      onPointerEnter={setFillCenter}
      onPointerLeave={setFillCenter}
    >
      <span className={styles.label}>
        {children}
        {link.newTabNote && <Icon name="arrow-up-right" size="1.1em" />}
      </span>
    </Link>
  );
}

/** Secondary buttons fill from where the mouse enters, and empty to where it leaves. Primary ones do not fill. */
function setFillCenter({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
  const { left, top } = currentTarget.getBoundingClientRect();
  currentTarget.style.setProperty('--fill-x', `${clientX - left}px`);
  currentTarget.style.setProperty('--fill-y', `${clientY - top}px`);
}
