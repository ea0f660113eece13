import { chooseMotion, useMotion } from '../../motion/motionStore.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { TopBarContent } from './schema.ts';
import styles from './TopBar.module.css';

/** Stops everything that moves on the page (WCAG 2.2.2). Hidden before hydration: it would do nothing. */
export function MotionButton({ content }: { content: TopBarContent }) {
  const motion = useMotion();
  const mayMove = motion === 'full';
  return (
    <button
      type="button"
      className={`${styles.barButton} ${styles.motionButton}`}
      aria-pressed={motion === undefined ? undefined : mayMove}
      aria-describedby="motion-hint"
      onClick={() => chooseMotion(mayMove ? 'reduced' : 'full')}
    >
      <Icon name={mayMove ? 'pause' : 'play'} className={styles.motionIcon} />
      <span className={styles.motionLabel}>{content.motion}</span>
      <span id="motion-hint" hidden>
        {content.motionHint}
      </span>
    </button>
  );
}
