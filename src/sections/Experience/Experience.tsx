import { Section, SectionHeading } from '../../ui/Section/Section.tsx';
import { hasSection, type SectionProps } from '../sectionProps.ts';
import styles from './Experience.module.css';
import type { ExperienceContent } from './schema.ts';
import { TimelineEntry } from './TimelineEntry.tsx';

/**
 * Work and education along one needle, which points at what comes next: the visitor's project. Entries are told apart by
 * position: ids may repeat.
 */
export function Experience({
  content: { heading, contactLink, typeLabels, items },
  page,
}: SectionProps<ExperienceContent>) {
  const leadsOn = contactLink && hasSection(page, 'contact');
  return (
    <Section id="experience" className={styles.section} reveal={{ delay: 500 }}>
      <div className={styles.content}>
        <SectionHeading of="experience" data-reveal="" className={styles.heading}>
          {heading}
        </SectionHeading>
        {leadsOn && (
          <a className={`${styles.next} screen-only`} href="#contact" data-reveal="">
            {contactLink}
          </a>
        )}
        <div
          className={`${styles.axis} screen-only`}
          data-from={items[0]?.type}
          data-to={items.at(-1)?.type}
          data-reveal=""
        >
          <div className={styles.needle} />
        </div>
        {/* As in ui/List: a list to every screen reader. */}
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
        <ol role="list" className={styles.entries}>
          {items.map((entry, index) => (
            <TimelineEntry key={index} entry={entry} typeLabel={typeLabels[entry.type]} />
          ))}
        </ol>
      </div>
    </Section>
  );
}
