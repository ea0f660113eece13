import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  id: string;
  /** Milliseconds before the section appears once it is reached, and between one of its cards and the next. */
  reveal?: { delay?: number; stagger?: number };
  children: ReactNode;
}

/**
 * One part of the page below the home screen, named by the `SectionHeading` inside it. What moves on reveal is
 * the child marked `data-reveal`, never the section itself: a moved trigger would shift its own start.
 */
export function Section({ id, reveal, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={headingId(id)} className={styles.section}>
      <div
        className={styles.measure}
        data-reveal=""
        data-reveal-delay={reveal?.delay}
        data-reveal-stagger={reveal?.stagger}
      >
        {children}
      </div>
    </section>
  );
}

/** The `h2` that names the section `of`. */
export function SectionHeading({ of, children }: { of: string; children: ReactNode }) {
  return (
    <h2 id={headingId(of)} className={styles.heading}>
      {children}
    </h2>
  );
}

function headingId(section: string): string {
  return `${section}-heading`;
}
