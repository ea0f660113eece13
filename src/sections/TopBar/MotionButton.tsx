import { chooseMotion, useMotion } from '../../motion/motionStore.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { TopBarContent } from './schema.ts';
import styles from './TopBar.module.css';

/** Stops everything that moves on the page (WCAG 2.2.2). Hidden before hydration: it would do nothing. */
export function MotionButton({ content }: { content: TopBarContent }) {
  const motion = useMotion();
  const moves = motion === 'full';
  return (
    <button
      type="button"
      className={`${styles.barButton} ${styles.motionButton}`}
      aria-pressed={motion && moves}
      aria-describedby="motion-hint"
      onClick={() => chooseMotion(moves ? 'reduced' : 'full')}
    >
      <Icon name={moves ? 'pause' : 'play'} className={styles.motionIcon} />
      <span className={styles.motionLabel}>{content.motion}</span>
      <span id="motion-hint" hidden>
        {content.motionHint}
      </span>
    </button>
  );
}
