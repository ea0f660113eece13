import { useRef } from 'react';
import { classNames } from '../../ui/classNames.ts';
import { List } from '../../ui/List/List.tsx';
import { Section, SectionHeading } from '../../ui/Section/Section.tsx';
import { useInView } from '../../motion/page/useInView.ts';
import { hasSectionBelow, isLastSection, type SectionProps } from '../sectionProps.ts';
import lastExperience from './LastExperience.module.css';
import styles from './Experience.module.css';
import type { ExperienceContent } from './schema.ts';
import { TimelineEntry } from './TimelineEntry/TimelineEntry.tsx';

/** Work and education along one needle, which points at the link to Contact. */
export function Experience({ content, shared }: SectionProps<ExperienceContent>) {
  const { heading, contactLink, typeLabels, items } = content;
  const tip = useRef<HTMLDivElement>(null);
  const isTipInView = useInView(tip, { rootMargin: '0px 0px -40%', once: true });
  return (
    <Section
      id="experience"
      className={classNames(
        styles.experience,
        isLastSection(shared, 'experience') && lastExperience.experience,
      )}
      revealTiming={{ delayMs: 500 }}
    >
      <div className={styles.top}>
        <SectionHeading of="experience" data-reveal="" className={styles.heading}>
          {heading}
        </SectionHeading>
        {contactLink && hasSectionBelow(shared, 'experience', 'contact') && (
          <a className={`${styles.contactLink} screen-only`} href="#contact" data-reveal="">
            <span>{contactLink}</span>
          </a>
        )}
      </div>
      <div className={styles.timeline}>
        <div
          className={`${styles.axis} screen-only`}
          data-first-type={items[0]?.type}
          data-last-type={items.at(-1)?.type}
          data-reveal=""
        >
          <div className={styles.needle} />
          <div ref={tip} className={classNames(styles.tip, isTipInView && styles.ring)} />
        </div>
        <List as="ol">
          {/* Entries keep their order, so the index can be the key. */}
          {items.map((entry, index) => (
            <TimelineEntry key={index} entry={entry} typeLabel={typeLabels[entry.type]} />
          ))}
        </List>
      </div>
    </Section>
  );
}
