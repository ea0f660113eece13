import styles from './Banner.module.css';

interface BannerProps {
  look: 'success' | 'error';
  children: string;
}

const shapes = {
  success: 'm7.5 12.4 3 3 6-6.6',
  error: 'M12 7.2v5.6M12 16.6v.1',
};

/** How sending a message ended. Stands in a live region, which reads it out. */
export function Banner({ look, children }: BannerProps) {
  return (
    <p className={`${styles.banner} ${styles[look]}`}>
      <svg className={styles.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
        <circle cx="12" cy="12" r="10" />
        <path d={shapes[look]} />
      </svg>
      {children}
    </p>
  );
}
