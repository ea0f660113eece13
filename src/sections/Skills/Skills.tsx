import type { SkillsContent } from '../../content/schema.ts';
import { Section, SectionHeading } from '../../ui/Section/Section.tsx';
import { SkillCard } from './SkillCard.tsx';
import styles from './Skills.module.css';

/** What the owner works with, and how well. */
export function Skills({ content }: { content: SkillsContent }) {
  return (
    <Section id="skills">
      <SectionHeading of="skills">{content.heading}</SectionHeading>
      <ul className={styles.grid}>
        {content.items.map((skill) => (
          <SkillCard key={skill.name} skill={skill} />
        ))}
      </ul>
    </Section>
  );
}
