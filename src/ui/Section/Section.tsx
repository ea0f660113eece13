import type { ReactNode } from 'react';
import { FlushText } from '../FlushText/FlushText.tsx';
import styles from './Section.module.css';

interface SectionProps {
  id: string;
  /** The section's own look: its ground, its padding. */
  className?: string | undefined;
  /** The look of what it holds, which is what appears. */
  contentClassName?: string | undefined;
  /** Milliseconds before the section appears once it is reached, and between one of its cards and the next. */
  reveal?: { delay?: number; stagger?: number };
  /** Its parts are marked `data-reveal` themselves: what moves by itself in a whole that appears is costly to draw. */
  inParts?: boolean;
  /** What lies behind it, and does not appear with it. */
  backdrop?: ReactNode;
  children: ReactNode;
}

/**
 * One part of the page below the home screen, named by the `SectionHeading` inside it. What moves on reveal is
 * marked `data-reveal`: its content or parts of that, never the section itself: a moved trigger would shift its own start.
 */
export function Section({ id, className, contentClassName, reveal, inParts, backdrop, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={headingId(id)}
      className={joined(styles.section, className)}
      data-reveal-delay={reveal?.delay}
      data-reveal-stagger={reveal?.stagger}
    >
      {backdrop}
      <div className={contentClassName} data-reveal={inParts ? undefined : ''}>
        {children}
      </div>
    </section>
  );
}

interface SectionHeadingProps {
  /** Id of the section that it names. */
  of: string;
  /** A part of a section that appears in parts. */
  isPart?: boolean;
  /** A quiet section has a sign, a loud one a monument. */
  size?: 'sign' | 'monument';
  className?: string | undefined;
  children: string;
}

/** The `h2` that names a section. */
export function SectionHeading({ of, isPart, size = 'sign', className, children }: SectionHeadingProps) {
  return (
    <h2 id={headingId(of)} className={joined(styles.heading, styles[size], className)} data-reveal={isPart ? '' : undefined}>
      {size === 'monument' ? <FlushText>{children}</FlushText> : children}
    </h2>
  );
}

function headingId(section: string): string {
  return `${section}-heading`;
}

function joined(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
