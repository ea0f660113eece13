import { chooseMotion, useMotion } from '../../motion/motionStore.ts';
import styles from './TopBar.module.css';

/**
 * Stops or starts everything that moves on the page (WCAG 2.2.2). Shows once it works: it needs scripts, as all
 * movement does.
 */
export function MotionSwitch({ stop, start }: { stop: string; start: string }) {
  const motion = useMotion();
  const moving = motion === 'full';
  return (
    <button
      type="button"
      className={styles.motionSwitch}
      data-works={motion !== undefined}
      onClick={() => chooseMotion(moving ? 'reduced' : 'full')}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
        <path d={moving ? 'M4 3h3v10H4zM9 3h3v10H9z' : 'M4.5 2.5 13 8l-8.5 5.5z'} fill="currentColor" />
      </svg>
      <span className={styles.motionLabel}>{moving ? stop : start}</span>
    </button>
  );
}
