import styles from './Result.module.css';

/** The result of a project, at the foot of its card. */
export function Result({ children }: { children: string }) {
  return (
    <p className={`${styles.foot} ${styles.line} ${styles.text}`} data-reveal="card">
      {children}
    </p>
  );
}
