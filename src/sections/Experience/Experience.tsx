import { Section, SectionHeading } from '../../ui/Section/Section.tsx';
import { TimelineEntry } from './TimelineEntry.tsx';
import type { SectionProps } from '../sectionProps.ts';
import styles from './Experience.module.css';
import type { ExperienceContent } from './schema.ts';

/** Work and education on an alternating timeline. Entries are told apart by position: ids may repeat. */
export function Experience({ content }: SectionProps<ExperienceContent>) {
  return (
    <Section id="experience" reveal={{ delay: 500 }}>
      <SectionHeading of="experience">{content.heading}</SectionHeading>
      <ol className={styles.timeline}>
        {content.items.map((entry, index) => (
          <TimelineEntry key={index} entry={entry} typeLabel={content.typeLabels[entry.type] ?? ''} />
        ))}
      </ol>
    </Section>
  );
}
