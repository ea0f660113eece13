import { useRef, type ReactNode } from 'react';
import type { RevealTiming } from '../../motion/reveal.ts';
import { useReveal } from '../../motion/useReveal.ts';
import { FlushText } from '../FlushText/FlushText.tsx';
import styles from './Section.module.css';

interface SectionProps {
  id: string;
  /** The section's own look: its ground, its padding. */
  className?: string | undefined;
  /** Milliseconds before the section appears once it is reached, and between one of its cards and the next. */
  reveal?: RevealTiming;
  children: ReactNode;
}

/**
 * A section of the page below the home screen, named by the `SectionHeading` inside it. It reveals its parts (`data-reveal`)
 * and its cards (`data-reveal="card"`) when it is reached.
 */
export function Section({ id, className, reveal, children }: SectionProps) {
  const section = useRef<HTMLElement>(null);
  useReveal(section, reveal);
  return (
    <section
      ref={section}
      id={id}
      aria-labelledby={headingId(id)}
      className={joined(styles.section, className)}
    >
      {children}
    </section>
  );
}

interface SectionHeadingProps {
  /** Id of the section that it names. */
  of: string;
  'data-reveal'?: '';
  /** A quiet section has a sign, a loud one a monument. */
  size?: 'sign' | 'monument';
  className?: string | undefined;
  children: string;
}

/** The `h2` that names a section. */
export function SectionHeading({
  of,
  'data-reveal': reveal,
  size = 'sign',
  className,
  children,
}: SectionHeadingProps) {
  return (
    <h2 id={headingId(of)} className={joined(styles.heading, styles[size], className)} data-reveal={reveal}>
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
