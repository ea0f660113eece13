import type { PointerEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Link, type LinkProps } from '../Link/Link.tsx';
import styles from './LinkButton.module.css';

interface LinkButtonProps extends LinkProps {
  /** `primary` for the main action, `quiet` for others. */
  look: 'primary' | 'quiet';
}

/** A link that looks like a button. */
export function LinkButton({ look, children, ...link }: LinkButtonProps) {
  return (
    <Link
      className={`${styles.button} ${styles[look]}`}
      onPointerEnter={setFillCenter}
      onPointerLeave={setFillCenter}
      {...link}
    >
      <span className={styles.label}>
        {children}
        {link.newTabNote && <Icon name="arrow-up-right" size="1.1em" />}
      </span>
    </Link>
  );
}

/** Quiet buttons fill from where the mouse enters, and empty to where it leaves. */
function setFillCenter({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
  const { left, top } = currentTarget.getBoundingClientRect();
  currentTarget.style.setProperty('--fill-x', `${clientX - left}px`);
  currentTarget.style.setProperty('--fill-y', `${clientY - top}px`);
}
