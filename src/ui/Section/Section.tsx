import { useContext, useRef, type ComponentProps } from 'react';
import type { RevealTiming } from '../../motion/reveals/reveal.ts';
import { useReveal } from '../../motion/reveals/useReveal.ts';
import { classNames } from '../classNames.ts';
import { FlushText } from '../FlushText/FlushText.tsx';
import { SectionBackgroundsContext } from './sectionBackgrounds.ts';
import styles from './Section.module.css';

/** Props of the `<section>`. Those of the components in src/sections/ are `SectionProps`. */
interface RevealedSectionProps extends ComponentProps<'section'> {
  id: string;
  revealTiming?: RevealTiming;
}

/** A section below Home, named by its `SectionHeading`. Its targets with `data-reveal` fade in when reached. */
export function Section({ id, className, revealTiming, ...section }: RevealedSectionProps) {
  const ref = useRef<HTMLElement>(null);
  const { own, above, below } = useContext(SectionBackgroundsContext);
  useReveal(ref, revealTiming);
  return (
    <section
      {...section}
      ref={ref}
      id={id}
      aria-labelledby={headingId(id)}
      // Section.module.css has a class for each background and side, such as `above-deep`.
      className={classNames(
        styles.section,
        styles[`own-${own}`],
        styles[`above-${above}`],
        styles[`below-${below}`],
        className,
      )}
    />
  );
}

interface HeadingProps extends ComponentProps<'h2'> {
  /** Id of the section. */
  of: string;
  /** `xl`: as wide as the window. Default: `m`. */
  size?: 'm' | 'xl';
  children: string;
}

/** The `h2` that names a section. Style sheets give `xl` ones `--heading-width`, that of the widest word. */
export function SectionHeading({ of, size = 'm', className, children, ...heading }: HeadingProps) {
  return (
    <h2
      {...heading}
      id={headingId(of)}
      className={classNames(styles.heading, styles[size], className)}
    >
      {size === 'xl' ? <FlushText>{children}</FlushText> : children}
    </h2>
  );
}

function headingId(section: string): string {
  return `${section}-heading`;
}
