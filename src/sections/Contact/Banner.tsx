import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './Banner.module.css';

interface BannerProps {
  look: 'success' | 'error';
  children: string;
}

/** How sending a message ended. Stands in a live region, which reads it out. */
export function Banner({ look, children }: BannerProps) {
  return (
    <p className={`${styles.banner} ${styles[look]}`}>
      <Icon name={look === 'success' ? 'check' : 'exclamation'} className={styles.icon} />
      {children}
    </p>
  );
}
