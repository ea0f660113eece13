import { chooseMotion, useMotion } from '../../motion/motionStore.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Hinted } from './Hinted.tsx';
import type { TopBarContent } from './schema.ts';
import styles from './TopBar.module.css';

const HINT_ID = 'motion-hint';

/**
 * Stops everything that moves on the page (WCAG 2.2.2). Hidden before hydration: it would do nothing. The hint says
 * what it does.
 */
export function MotionButton({ content }: { content: TopBarContent }) {
  const motion = useMotion();
  const isMotionAllowed = motion === 'full';

  return (
    <Hinted hintId={HINT_ID} hint={content.motionHint} className={styles.motion}>
      <button
        type="button"
        className={`${styles.barButton} ${styles.motionButton}`}
        aria-pressed={motion === undefined ? undefined : isMotionAllowed}
        aria-describedby={HINT_ID}
        onClick={() => chooseMotion(isMotionAllowed ? 'reduced' : 'full')}
      >
        <Icon name={isMotionAllowed ? 'pause' : 'play'} className={styles.motionIcon} />
        <span className={styles.motionLabel}>{content.motion}</span>
      </button>
    </Hinted>
  );
}
