import type { ExperienceContent } from '../../content/schema.ts';
import { Section, SectionHeading } from '../../ui/Section/Section.tsx';
import { TimelineEntry } from './TimelineEntry.tsx';
import styles from './Experience.module.css';

/** Work and education on an alternating timeline. Entries are told apart by position: ids may repeat. */
export function Experience({ content }: { content: ExperienceContent }) {
  return (
    <Section id="experience">
      <SectionHeading of="experience">{content.heading}</SectionHeading>
      <ol className={styles.timeline}>
        {content.items.map((entry, index) => (
          <TimelineEntry key={index} entry={entry} typeLabel={content.typeLabels[entry.type]} />
        ))}
      </ol>
    </Section>
  );
}
