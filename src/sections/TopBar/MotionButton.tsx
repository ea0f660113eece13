import { useEffect, useState } from 'react';
import { chooseMotion, useMotion } from '../../motion/motionStore.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { TopBarContent } from './schema.ts';
import styles from './TopBar.module.css';

/**
 * Stops everything that moves on the page (WCAG 2.2.2). Hidden before hydration: it would do nothing. A hint
 * says what it does, while the mouse is over it or the keyboard is at it, until Escape (WCAG 1.4.13).
 */
export function MotionButton({ content }: { content: TopBarContent }) {
  const motion = useMotion();
  const mayMove = motion === 'full';
  const [hasHint, setHasHint] = useState(false);

  useEffect(() => {
    if (!hasHint) return undefined;
    const controller = new AbortController();
    const hideOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setHasHint(false);
    document.addEventListener('keydown', hideOnEscape, { signal: controller.signal });
    return () => controller.abort();
  }, [hasHint]);

  return (
    <div
      className={styles.motion}
      onPointerEnter={({ pointerType }) => setHasHint(pointerType === 'mouse')}
      onPointerLeave={() => setHasHint(false)}
    >
      <button
        type="button"
        className={`${styles.barButton} ${styles.motionButton}`}
        aria-pressed={motion === undefined ? undefined : mayMove}
        aria-describedby="motion-hint"
        onClick={() => chooseMotion(mayMove ? 'reduced' : 'full')}
        onFocus={({ currentTarget }) => setHasHint(currentTarget.matches(':focus-visible'))}
        onBlur={() => setHasHint(false)}
      >
        <Icon name={mayMove ? 'pause' : 'play'} className={styles.motionIcon} />
        <span className={styles.motionLabel}>{content.motion}</span>
      </button>
      <p id="motion-hint" role="tooltip" className={styles.motionHint} hidden={!hasHint}>
        {content.motionHint}
      </p>
    </div>
  );
}
