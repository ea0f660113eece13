import styles from './ProjectCard.module.css';

/**
 * Percent of the cover's width by which the reveal slides it away. In widths of the picture (`.cover` in
 * ProjectCard.module.css), the cover is 2 wide and begins at -0.5. It leans by 45°, so its last corner is half the
 * picture's height `h` further back. It has to slide by 1 + 0.5 + h / 2. For 16:10 `h` is 0.625: that is 1.81 of 2, or
 * 91 percent, and one more is to spare. A wide card with a long text may have an `h` above 0.68: then a corner is
 * covered until the reveal ends.
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
