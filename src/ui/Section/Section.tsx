import type { ReactNode } from 'react';
import type { SectionId } from '../../content/schema.ts';
import styles from './Section.module.css';

interface SectionProps {
  id: Exclude<SectionId, 'home'>;
  children: ReactNode;
}

/**
 * One part of the page below the home screen, named by the `SectionHeading` inside it. What moves on reveal is
 * the child marked `data-reveal`, never the section itself: a moved trigger would shift its own start.
 */
export function Section({ id, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={headingId(id)} className={styles.section}>
      <div className={styles.measure} data-reveal="">
        {children}
      </div>
    </section>
  );
}

/** The `h2` that names the section `of`. */
export function SectionHeading({ of, children }: { of: SectionProps['id']; children: ReactNode }) {
  return (
    <h2 id={headingId(of)} className={styles.heading}>
      {children}
    </h2>
  );
}

function headingId(section: SectionId): string {
  return `${section}-heading`;
}
