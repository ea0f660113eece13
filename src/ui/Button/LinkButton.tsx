import { Link, type LinkProps } from '../Link/Link.tsx';
import styles from './Button.module.css';

interface LinkButtonProps extends LinkProps {
  /** `primary` for the main action, `quiet` for others. */
  look: 'primary' | 'quiet';
}

/** A link that looks like a button. */
export function LinkButton({ look, children, ...link }: LinkButtonProps) {
  return (
    <Link className={`${styles.button} ${styles[look]}`} {...link}>
      <span className={styles.label}>{children}</span>
    </Link>
  );
}
