import { List } from '../../ui/List/List.tsx';
import { Section, SectionHeading } from '../../ui/Section/Section.tsx';
import { hasSection, type SectionProps } from '../sectionProps.ts';
import { ProjectCard } from './ProjectCard.tsx';
import { RestingNeedle } from './RestingNeedle.tsx';
import { TestimonialsLink } from './TestimonialsLink.tsx';
import styles from './Projects.module.css';
import type { ProjectsContent } from './schema.ts';
import { usePointedCard } from './usePointedCard.ts';

/** Pictures of projects from edge to edge, in which one needle points at one thing. */
export function Projects({ content, page }: SectionProps<ProjectsContent>) {
  const { heading, client, testimonialsLink, quote, items } = content;
  const { grid, overlays, firstWithPointer, beside, needle, setHovered, setFlying } =
    usePointedCard(items);
  const quoted = page.testimonials.find(({ id }) => id !== undefined && id === quote);
  const even = items.length % 2 === 0;
  // In full rows the right column begins one caption lower, with room for a needle and the link at the end.
  const restingPointer = even ? items[firstWithPointer]?.pointer : undefined;

  return (
    <Section id="projects" className={styles.projects} reveal={{ delay: 400, stagger: 150 }}>
      <SectionHeading of="projects" data-reveal="" size="xl" className={styles.heading}>
        {heading}
      </SectionHeading>
      <div
        ref={grid}
        className={`${styles.grid} ${even ? styles.even : ''} ${restingPointer ? styles.offset : ''}`}
        data-needle={restingPointer && needle.state}
      >
        {restingPointer && (
          <RestingNeedle
            beside={beside}
            pointer={restingPointer}
            overlay={overlays[firstWithPointer]!}
            onFlight={setFlying}
          />
        )}
        <List className={styles.cards}>
          {items.map((project, index) => (
            <ProjectCard
              key={index}
              index={index}
              project={project}
              clientLine={client}
              newTabNote={page.newTabNote}
              wide={!even && index === items.length - 1}
              needle={index === needle.index ? needle.state : undefined}
              overlay={overlays[index]!}
              onHover={(hovered) => setHovered(hovered && project.pointer ? index : undefined)}
            />
          ))}
        </List>
        {testimonialsLink && hasSection(page, 'testimonials') && (
          <TestimonialsLink quote={quoted} className={styles.testimonialsLink}>
            {testimonialsLink}
          </TestimonialsLink>
        )}
      </div>
    </Section>
  );
}
