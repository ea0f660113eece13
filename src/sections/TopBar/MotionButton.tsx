import { useEffect, useState } from 'react';
import { chooseMotion, useMotion, type Motion } from '../../motion/motionStore.ts';
import { nextPaint } from '../../motion/page/nextPaint.ts';
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
  const motion = useMotion();
  /** The visitor's choice until the page follows it. */
  const [pendingChoice, setPendingChoice] = useState<Motion>();
  const isMotionAllowed = (pendingChoice ?? motion) === 'full';

  // The button changes at once, and the page after that: it takes longer than a press should.
  useEffect(() => {
    if (!pendingChoice) return undefined;
    let isCancelled = false;
    void nextPaint().then(() => {
      if (isCancelled) return;
      chooseMotion(pendingChoice);
      setPendingChoice(undefined);
    });
    return () => {
      isCancelled = true;
    };
  }, [pendingChoice]);

  return (
    <WithTooltip tooltipId={TOOLTIP_ID} tooltip={content.motionHint} className={styles.motion}>
      <button
        type="button"
        className={`${styles.barButton} ${styles.motionButton}`}
        aria-pressed={motion === undefined ? undefined : isMotionAllowed}
        aria-describedby={TOOLTIP_ID}
        onClick={() => setPendingChoice(isMotionAllowed ? 'reduced' : 'full')}
      >
        <Icon name={isMotionAllowed ? 'pause' : 'play'} className={styles.motionIcon} />
        <span className={styles.motionLabel}>{content.motion}</span>
      </button>
    </WithTooltip>
  );
}
