import { Section, SectionHeading } from '../../ui/Section/Section.tsx';
import { SkillCard } from './SkillCard.tsx';
import type { SectionProps } from '../sectionProps.ts';
import styles from './Skills.module.css';
import type { SkillsContent } from './schema.ts';

/** What the owner works with, and how well. */
export function Skills({ content }: SectionProps<SkillsContent>) {
  return (
    <Section id="skills" reveal={{ delay: 300, stagger: 100 }}>
      <SectionHeading of="skills">{content.heading}</SectionHeading>
      <ul className={styles.grid}>
        {content.items.map((skill) => (
          <SkillCard key={skill.name} skill={skill} />
        ))}
      </ul>
    </Section>
  );
}
