import styles from './Result.module.css';

/** The result of a project, at the bottom of its card. */
export function Result({ children }: { children: string }) {
  return (
    <p className={`${styles.footer} ${styles.inset} ${styles.result}`} data-reveal="stagger">
      {children}
    </p>
  );
}
