import { Link, type LinkProps } from '../Link/Link.tsx';
import styles from './Button.module.css';

/** A link that looks like a button: `primary` for the main action, `quiet` for others. */
export function LinkButton({ look, children, ...link }: LinkProps & { look: 'primary' | 'quiet' }) {
  return (
    <Link className={`${styles.button} ${styles[look]}`} {...link}>
      <span className={styles.label}>{children}</span>
    </Link>
  );
}
