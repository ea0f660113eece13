import { useRef } from 'react';
import { useInView } from '../../motion/page/useInView.ts';
import { useIsIdle } from '../../motion/useIsIdle.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './Home.module.css';

interface DownArrowProps {
  href: string;
  /** Its name for screen readers. */
  name: string;
}

/** The link at the bottom of the first screen. It bounces now and then until the visitor is idle. */
export function DownArrow({ href, name }: DownArrowProps) {
  const arrow = useRef<HTMLAnchorElement>(null);
  const isInView = useInView(arrow);
  const isIdle = useIsIdle();
  return (
    <a
      ref={arrow}
      className={classNames(
        styles.downArrow,
        isInView && styles.bouncing,
        isIdle && styles.idle,
        'screen-only',
      )}
      href={href}
      aria-label={name}
    >
      <Icon name="arrow-down" size="1.75rem" />
    </a>
  );
}
