import { chooseMotion, useMotion } from '../../motion/motionStore.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './TopBar.module.css';

interface MotionButtonProps {
  label: string;
  /** Tells screen readers what it does. */
  hint: string;
}

/** Stops everything that moves on the page (WCAG 2.2.2). Hidden before hydration, when it would do nothing. */
export function MotionButton({ label, hint }: MotionButtonProps) {
  const motion = useMotion();
  const moves = motion === 'full';
  return (
    <button
      type="button"
      className={`${styles.pill} ${styles.motion}`}
      aria-pressed={motion && moves}
      aria-describedby="motion-hint"
      onClick={() => chooseMotion(moves ? 'reduced' : 'full')}
    >
      <Icon name={moves ? 'pause' : 'play'} className={styles.motionIcon} />
      <span className={styles.motionLabel}>{label}</span>
      <span id="motion-hint" hidden>
        {hint}
      </span>
    </button>
  );
}
