import { classNames } from '../classNames.ts';
import styles from './Icon.module.css';

/** Paths in a box of 24, drawn as lines. */
const shapes = {
  'arrow-down': 'M12 4v15M5.5 12.5 12 19l6.5-6.5',
  'arrow-right': 'M4 12h15M12.5 5.5 19 12l-6.5 6.5',
  'arrow-up-right': 'M7 17 17 7M8.5 7H17v8.5',
  close: 'M6 6l12 12M18 6 6 18',
  code: 'M8 6.5 2.5 12 8 17.5M16 6.5l5.5 5.5-5.5 5.5',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  play: 'M8 5.5v13l10.5-6.5z',
  check: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8.2 12.4l2.6 2.6 5-5.4',
  exclamation: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.4v5.4M12 16.4v.1',
  whatsapp:
    'M3.5 20.5l1.3-4.4a8.6 8.6 0 1 1 3.3 3.2zM9.6 8.2l-.9.9c.4 3.2 3 5.8 6.2 6.2l.9-.9-1.9-1.6-1.2.7c-.9-.4-1.7-1.2-2.1-2.1l.7-1.2z',
  lightning: 'M13 2.5 4.5 13.5H11l-1 8 8.5-11H12z',
} as const;

interface IconProps {
  name: keyof typeof shapes;
  /** Width, as CSS. */
  size?: string;
  className?: string;
}

/** An icon, by default 1.5 times as large as the text. Screen readers skip it: the text says the same. */
export function Icon({ name, size = '1.5em', className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      width={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
