import styles from './Backdrop.module.css';

/** What lies behind the first screen's text: the picture of the field, and over it a veil for the text. */
export function Backdrop() {
  return (
    <div className={styles.backdrop} aria-hidden="true">
      <div className={styles.veil} />
    </div>
  );
}
