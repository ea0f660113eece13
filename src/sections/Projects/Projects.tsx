import { useRef } from 'react';
import { firstIndex } from '../../helpers/firstIndex.ts';
import { classNames } from '../../ui/classNames.ts';
import { List } from '../../ui/List/List.tsx';
import { Section, SectionHeading } from '../../ui/Section/Section.tsx';
import { hasSectionBelow, type SectionProps } from '../sectionProps.ts';
import { cardColumn } from './cardColumn.ts';
import { CaseStudies } from './CaseStudy/CaseStudies.tsx';
import type { CaseControls } from './CaseStudy/useCaseStudies.ts';
import { hasLanded } from './needleState.ts';
import { ProjectCard } from './ProjectCard/ProjectCard.tsx';
import styles from './Projects.module.css';
import { DockedNeedle } from './DockedNeedle/DockedNeedle.tsx';
import type { Project, ProjectsContent } from './schema.ts';
import { TestimonialsLink } from './TestimonialsLink/TestimonialsLink.tsx';
import { useNeedle } from './useNeedle.ts';

/** Characters of the longest description that is short on half of a printed page. */
const MAX_SHORT_DESCRIPTION = 280;

function isLongOnPaper({ description = '', points }: Project): boolean {
  return points !== undefined || description.length > MAX_SHORT_DESCRIPTION;
}

/** Projects, of which some may have a case study. */
export function Projects(props: SectionProps<ProjectsContent>) {
  const { labels, items } = props.content;
  if (!labels) return <ProjectsSection {...props} />;
  // A component and not its hook: a build without case studies leaves it out (CaseStudies.tsx).
  return (
    <CaseStudies labels={labels} count={items.length}>
      {(cases) => <ProjectsSection {...props} cases={cases} />}
    </CaseStudies>
  );
}

interface ProjectsSectionProps extends SectionProps<ProjectsContent> {
  /** The case studies of the page, if it has some. */
  cases?: CaseControls;
}

/** Projects from edge to edge, each with its picture or a large title. One needle points at one thing. */
function ProjectsSection({ content, shared, cases }: ProjectsSectionProps) {
  const headingElement = useRef<HTMLHeadingElement>(null);
  const { heading, client: clientLine, testimonialsLink, quote, items } = content;
  const hasFullRows = items.length % 2 === 0;
  const hasLongText = items.some(isLongOnPaper);
  // The first project that the needle points at.
  const firstTargetIndex = firstIndex(items, ({ target }) => target !== undefined);
  // In full rows the right column can begin one caption lower (`.offset`): there is room for a needle above it, and for
  // the link at the end of the left one. An open case study takes both columns.
  const hasDockedNeedle = hasFullRows && firstTargetIndex !== undefined;
  const isDockedNeedleRendered = hasDockedNeedle && cases?.openIndex === undefined;
  const { phase, grid, cardNeedles, endFlight } = useNeedle(
    items,
    firstTargetIndex,
    hasDockedNeedle,
    cases,
  );
  // The drawing that shows. The style sheets of both drawings read it.
  const needleDrawing = hasLanded(phase) ? 'card' : 'docked';

  return (
    <Section
      id="projects"
      className={styles.projects}
      revealTiming={{ delayMs: 400, staggerMs: 150 }}
    >
      <SectionHeading
        ref={headingElement}
        of="projects"
        data-reveal=""
        size="xl"
        className={styles.heading}
      >
        {heading}
      </SectionHeading>
      <div
        ref={grid}
        className={classNames(
          styles.grid,
          hasFullRows && styles.fullRows,
          isDockedNeedleRendered && styles.offset,
        )}
        data-needle-drawing={isDockedNeedleRendered ? needleDrawing : undefined}
      >
        {isDockedNeedleRendered && (
          <DockedNeedle
            phase={phase}
            project={items[firstTargetIndex]!}
            cardNeedle={cardNeedles[firstTargetIndex]!.svg}
            heading={headingElement}
            onFlightEnd={endFlight}
          />
        )}
        <List className={classNames(styles.cards, hasLongText && styles.longTexts)}>
          {items.map((project, index) => (
            <ProjectCard
              key={index}
              index={index}
              project={project}
              clientLine={clientLine}
              newTabNote={shared.newTabNote}
              cases={cases}
              column={cardColumn(index, items.length, cases?.openIndex)}
              needle={cardNeedles[index]!}
            />
          ))}
        </List>
        {testimonialsLink && hasSectionBelow(shared, 'projects', 'testimonials') && (
          <TestimonialsLink quote={quote} className={styles.linkCell}>
            {testimonialsLink}
          </TestimonialsLink>
        )}
      </div>
    </Section>
  );
}
