import { List } from '../../ui/List/List.tsx';
import { Section, SectionHeading } from '../../ui/Section/Section.tsx';
import type { SectionProps } from '../sectionProps.ts';
import { SkillCard } from './SkillCard.tsx';
import styles from './Skills.module.css';
import type { SkillsContent } from './schema.ts';

/** What the owner works with, how well, and where it can be seen. */
export function Skills({ content, page }: SectionProps<SkillsContent>) {
  return (
    <Section id="skills" className={styles.skills} reveal={{ delay: 300, stagger: 100 }}>
      <div className={styles.content}>
        <SectionHeading of="skills" data-reveal="" className={styles.heading}>
          {content.heading}
        </SectionHeading>
        <List className={styles.grid}>
          {content.items.map((skill) => (
            <SkillCard key={skill.name} skill={skill} counted={content.projects} page={page} />
          ))}
        </List>
      </div>
    </Section>
  );
}
