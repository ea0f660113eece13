import { classNames } from '../../ui/classNames.ts';
import { List } from '../../ui/List/List.tsx';
import { Section, SectionHeading } from '../../ui/Section/Section.tsx';
import { isDirectlyAbove, type SectionProps } from '../sectionProps.ts';
import type { SkillsContent } from './schema.ts';
import { rowSizes } from './SkillRow/rowSizes.ts';
import { DRAWING_WIDTH, facetGradients, GRADIENT_END } from './SkillRow/skillNeedles.ts';
import { SkillGroup } from './SkillGroup/SkillGroup.tsx';
import { hasLevel, hasOnlyRows, isGroup } from './skillKinds.ts';
import { SkillNames } from './SkillNames/SkillNames.tsx';
import { SkillRow } from './SkillRow/SkillRow.tsx';
import { useHoverAttributes } from './useHoverAttributes.ts';
import styles from './Skills.module.css';
// Below its sheet, whose padding it replaces.
import notBelowAbout from './NotBelowAbout.module.css';

/** Needles may fall from this many rows at the end of the list. */
const FALLING_ROW_COUNT = 2;

/**
 * The owner's skills as rows of needles: a row for each level on one scale, then groups with their
 * keywords, then names alone.
 */
export function Skills({ content: { heading, items }, shared }: SectionProps<SkillsContent>) {
  const { comma, menu, projects } = shared;
  const sectionIds = menu.map(({ id }) => id);
  const hoverHandlers = useHoverAttributes();
  const skillsWithLevel = items.filter(hasLevel);
  const rowCount = skillsWithLevel.length;
  const hasRows = rowCount > 0;
  const groups = items.filter(isGroup);
  const plainSkills = items.filter((skill) => !hasLevel(skill) && !isGroup(skill));
  const hasRowsOrGroups = hasRows || groups.length > 0;
  // With an icon on each row, icons are a column. Groups below the rows are in line with it.
  const hasIconColumn = hasRows && skillsWithLevel.every(({ icon }) => icon);
  const firstFallingRow = hasOnlyRows(items) ? rowCount - FALLING_ROW_COUNT : Infinity;
  const sizes = rowSizes(skillsWithLevel.map(({ level }) => level));
  const rowsClass = classNames(
    styles.rows,
    hasIconColumn && styles.withIcons,
    skillsWithLevel.some(({ keywords }) => keywords) && styles.withKeywords,
  );
  return (
    <Section
      id="skills"
      className={classNames(
        styles.skills,
        !isDirectlyAbove(sectionIds, 'about', 'skills') && notBelowAbout.skills,
      )}
      revealTiming={{ delayMs: 300, staggerMs: 100 }}
    >
      <SectionHeading of="skills" data-reveal="">
        {heading}
      </SectionHeading>
      {hasRows && <NeedleGradients />}
      {hasRowsOrGroups && (
        <List className={hasRows ? rowsClass : undefined} {...hoverHandlers}>
          {skillsWithLevel.map((skill, index) => (
            <SkillRow
              key={skill.name}
              skill={skill}
              row={{ index, count: rowCount, size: sizes[index]! }}
              comma={comma}
              projects={projects}
              hasIconColumn={hasIconColumn}
              hasFallingNeedles={index >= firstFallingRow}
            />
          ))}
          {groups.map((skill) => (
            <SkillGroup
              key={skill.name}
              skill={skill}
              comma={comma}
              hasIconColumn={hasIconColumn}
              isLarge={!hasRows}
            />
          ))}
        </List>
      )}
      {plainSkills.length > 0 && (
        <SkillNames
          skills={plainSkills}
          comma={comma}
          projects={projects}
          isLarge={!hasRowsOrGroups}
        />
      )}
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
          x2={DRAWING_WIDTH}
        >
          <stop stopColor={from} />
          <stop stopColor={to} offset={GRADIENT_END} />
        </linearGradient>
      ))}
    </svg>
  );
}
