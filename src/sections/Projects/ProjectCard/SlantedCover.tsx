import styles from './ProjectCard.module.css';

/** Covers the picture or the large title of a card, until the reveal slides it away. */
export function SlantedCover() {
  return (
    <div className={`${styles.coverClip} screen-only`}>
      <div className={styles.cover} data-cover="" />
    </div>
  );
}
