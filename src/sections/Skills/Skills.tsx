import { List } from '../../ui/List/List.tsx';
import { Section, SectionHeading } from '../../ui/Section/Section.tsx';
import type { SectionProps } from '../sectionProps.ts';
import type { SkillsContent } from './schema.ts';
import { DRAWING, GRADIENT_END, gradients } from './skillNeedles.ts';
import { SkillRow } from './SkillRow.tsx';
import styles from './Skills.module.css';

/** The owner's skills as one field of needles, with a row for each skill on one scale. */
export function Skills({ content: { heading, items }, page }: SectionProps<SkillsContent>) {
  return (
    <Section id="skills" className={styles.skills} reveal={{ delay: 300, stagger: 100 }}>
      <SectionHeading of="skills" data-reveal="">
        {heading}
      </SectionHeading>
      <svg width="0" height="0" aria-hidden="true">
        {Object.entries(gradients).map(([facet, [from, to]]) => (
          <linearGradient
            key={facet}
            id={`needle-${facet}`}
            gradientUnits="userSpaceOnUse"
            x2={DRAWING.width}
          >
            <stop stopColor={from} />
            <stop stopColor={to} offset={GRADIENT_END} />
          </linearGradient>
        ))}
      </svg>
      <List className={`${styles.rows} ${items.some(({ icon }) => icon) ? styles.withIcons : ''}`}>
        {items.map((skill, row) => (
          <SkillRow
            key={skill.name}
            skill={skill}
            row={row}
            rows={items.length}
            projects={page.projects}
          />
        ))}
      </List>
    </Section>
  );
}
