import { startTransition, useOptimistic } from 'react';
import { chooseMotion, useMotion } from '../../motion/motionStore.ts';
import { nextPaint } from '../../motion/nextPaint.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { WithTooltip } from './WithTooltip.tsx';
import type { TopBarContent } from './schema.ts';
import styles from './TopBar.module.css';

const TOOLTIP_ID = 'motion-tooltip';

/**
 * Stops everything that moves on the page (WCAG 2.2.2). Hidden before hydration: it would do nothing. The tooltip says
 * what it does.
 */
export function MotionButton({ content }: { content: TopBarContent }) {
  const [motion, showMotion] = useOptimistic(useMotion());
  const isMotionAllowed = motion === 'full';

  // The button changes at once. The whole page follows, which takes longer than a press should.
  function toggle() {
    const chosen = isMotionAllowed ? 'reduced' : 'full';
    startTransition(async () => {
      showMotion(chosen);
      await nextPaint();
      chooseMotion(chosen);
    });
  }

  return (
    <WithTooltip tooltipId={TOOLTIP_ID} tooltip={content.motionHint} className={styles.motion}>
      <button
        type="button"
        className={`${styles.barButton} ${styles.motionButton}`}
        aria-pressed={motion === undefined ? undefined : isMotionAllowed}
        aria-describedby={TOOLTIP_ID}
        onClick={toggle}
      >
        <Icon name={isMotionAllowed ? 'pause' : 'play'} className={styles.motionIcon} />
        <span className={styles.motionLabel}>{content.motion}</span>
      </button>
    </WithTooltip>
  );
}
