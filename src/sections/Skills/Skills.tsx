import { List } from '../../ui/List/List.tsx';
import { Section, SectionHeading } from '../../ui/Section/Section.tsx';
import type { SectionProps } from '../sectionProps.ts';
import type { SkillsContent } from './schema.ts';
import { DRAWING, facetGradients, GRADIENT_END } from './skillNeedles.ts';
import { SkillRow } from './SkillRow.tsx';
import styles from './Skills.module.css';

/** The owner's skills as one field of needles, with a row for each skill on one scale. */
export function Skills({ content: { heading, items }, page }: SectionProps<SkillsContent>) {
  const hasIcons = items.some(({ icon }) => icon);
  return (
    <Section id="skills" className={styles.skills} reveal={{ delay: 300, stagger: 100 }}>
      <SectionHeading of="skills" data-reveal="">
        {heading}
      </SectionHeading>
      <NeedleGradients />
      <List className={`${styles.rows} ${hasIcons ? styles.withIcons : ''}`}>
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

/** The gradients `#needle-light` and `#needle-shade`, which all rows use. */
function NeedleGradients() {
  return (
    <svg width="0" height="0" aria-hidden="true">
      {Object.entries(facetGradients).map(([facet, { from, to }]) => (
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
  );
}
