import { useRef, type ComponentProps } from 'react';
import type { RevealTiming } from '../../motion/reveal.ts';
import { useReveal } from '../../motion/useReveal.ts';
import { FlushText } from '../FlushText/FlushText.tsx';
import styles from './Section.module.css';

interface RevealedSectionProps extends ComponentProps<'section'> {
  id: string;
  /** Its colour where it meets its neighbours. Default: that of the page. Its style sheet paints it. */
  ground?: 'surface' | 'deep';
  reveal?: RevealTiming;
}

/** A section below Home, named by its `SectionHeading`. Its parts with `data-reveal` fade in when reached. */
export function Section({ id, ground, className = '', reveal, ...section }: RevealedSectionProps) {
  const ref = useRef<HTMLElement>(null);
  useReveal(ref, reveal);
  return (
    <section
      {...section}
      ref={ref}
      id={id}
      aria-labelledby={`${id}-heading`}
      className={`${styles.section} ${ground ? styles[ground] : ''} ${className}`}
    />
  );
}

interface HeadingProps extends ComponentProps<'h2'> {
  /** Id of the section. */
  of: string;
  size?: 'm' | 'xl';
  children: string;
}

/** The `h2` that names a section. Style sheets give `xl` ones `--heading-width`, that of the widest word. */
export function SectionHeading({
  of,
  size = 'm',
  className = '',
  children,
  ...heading
}: HeadingProps) {
  return (
    <h2
      {...heading}
      id={`${of}-heading`}
      className={`${styles.heading} ${styles[size]} ${className}`}
    >
      {size === 'xl' ? <FlushText>{children}</FlushText> : children}
    </h2>
  );
}
