import { List } from '../../ui/List/List.tsx';
import { Section, SectionHeading } from '../../ui/Section/Section.tsx';
import type { SectionProps } from '../sectionProps.ts';
import type { RatedSkill, Skill, SkillsContent } from './schema.ts';
import { DRAWING, facetGradients, GRADIENT_END } from './skillNeedles.ts';
import { SkillNames } from './SkillNames.tsx';
import { SkillRow } from './SkillRow.tsx';
import styles from './Skills.module.css';

/** The owner's skills as one field of needles, with a row for each level on one scale, and names without levels. */
export function Skills({ content: { heading, items }, shared }: SectionProps<SkillsContent>) {
  const rated = items.filter(isRated);
  const others = items.filter((skill) => !isRated(skill));
  const hasIcons = rated.some(({ icon }) => icon);
  return (
    <Section id="skills" className={styles.skills} reveal={{ delay: 300, stagger: 100 }}>
      <SectionHeading of="skills" data-reveal="">
        {heading}
      </SectionHeading>
      {rated.length > 0 && (
        <>
          <NeedleGradients />
          <List className={`${styles.rows} ${hasIcons ? styles.withIcons : ''}`}>
            {rated.map((skill, row) => (
              <SkillRow
                key={skill.name}
                skill={skill}
                row={row}
                rows={rated.length}
                comma={shared.comma}
                projects={shared.projects}
              />
            ))}
          </List>
        </>
      )}
      {others.length > 0 && <SkillNames skills={others} comma={shared.comma} />}
    </Section>
  );
}

function isRated(skill: Skill): skill is RatedSkill {
  return skill.level !== undefined;
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
