import { chooseMotion, useMotion } from '../../motion/motionStore.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './TopBar.module.css';

interface MotionButtonProps {
  /** What it shows; both names contain it. */
  label: string;
  stop: string;
  start: string;
}

/**
 * Stops or starts everything that moves on the page (WCAG 2.2.2). Shows once it works: it needs scripts, as all
 * movement does.
 */
export function MotionButton({ label, stop, start }: MotionButtonProps) {
  const motion = useMotion();
  const moving = motion === 'full';
  return (
    <button
      type="button"
      className={`${styles.pill} ${styles.motion}`}
      aria-label={moving ? stop : start}
      data-works={motion !== undefined}
      onClick={() => chooseMotion(moving ? 'reduced' : 'full')}
    >
      <Icon name={moving ? 'pause' : 'play'} className={styles.motionIcon} />
      <span className={styles.motionLabel}>{label}</span>
    </button>
  );
}
