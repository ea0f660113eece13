import { useEffect, useState, type ReactNode } from 'react';
import { classNames } from '../../ui/classNames.ts';
import styles from './TopBar.module.css';

interface WithTooltipProps {
  /** Id of the tooltip, for `aria-describedby` of the control. */
  tooltipId: string;
  tooltip: string;
  className?: string;
  /** The control. */
  children: ReactNode;
}

/**
 * A control of the bar with a tooltip, which shows while the mouse is over it or the keyboard is at it, until Escape
 * (WCAG 1.4.13).
 */
export function WithTooltip({ tooltipId, tooltip, className, children }: WithTooltipProps) {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (!isShown) return undefined;
    const controller = new AbortController();
    const hideOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setIsShown(false);
    document.addEventListener('keydown', hideOnEscape, { signal: controller.signal });
    return () => controller.abort();
  }, [isShown]);

  return (
    <div
      className={classNames(styles.tooltipTrigger, className)}
      onPointerEnter={({ pointerType }) => setIsShown(pointerType === 'mouse')}
      onPointerLeave={() => setIsShown(false)}
      onFocus={({ target }) => setIsShown(target.matches(':focus-visible'))}
      onBlur={() => setIsShown(false)}
    >
      {children}
      <p id={tooltipId} role="tooltip" className={styles.tooltip} hidden={!isShown}>
        {tooltip}
      </p>
    </div>
  );
}
