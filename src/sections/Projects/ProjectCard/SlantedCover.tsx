import styles from './ProjectCard.module.css';

/**
 * Percent of the cover's width by which the reveal slides it away. The cover is twice as wide as the picture, begins
 * half a picture before it and leans by 45° (`.cover` in ProjectCard.module.css). So a picture whose height is `h` of
 * its widths is clear after (1.5 + h / 2) / 2 of the cover's width: at 91 for 16:10. One more is to spare. A wide card
 * with a long text may have an `h` above 0.68: then a corner is covered until the reveal ends.
 */
const SLIDE_PERCENT = 92;

/** Covers the picture or the large title of a card, until the reveal slides it away. */
export function SlantedCover() {
  return (
    <div className={`${styles.coverClip} screen-only`}>
      <div className={styles.cover} data-cover={SLIDE_PERCENT} />
    </div>
  );
}
