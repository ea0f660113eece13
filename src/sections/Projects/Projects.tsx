import { useRef } from 'react';
import { List } from '../../ui/List/List.tsx';
import { Section, SectionHeading } from '../../ui/Section/Section.tsx';
import { hasSection, type SectionProps } from '../sectionProps.ts';
import { needlePlace } from './needlePlace.ts';
import { NextLink } from './NextLink.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import { projectId } from './projectId.ts';
import { linksOf } from './projectLinks.ts';
import styles from './Projects.module.css';
import { RestingNeedle } from './RestingNeedle.tsx';
import type { ProjectsContent } from './schema.ts';
import { useNeedleFlight } from './useNeedleFlight.ts';
import { usePointedCard } from './usePointedCard.ts';

/** Pictures of projects from edge to edge, in which one needle points at one thing. */
export function Projects({ content, page }: SectionProps<ProjectsContent>) {
  const { heading, client, showLinks, testimonialsLink, quote, items } = content;
  const link = hasSection(page, 'testimonials') ? testimonialsLink : undefined;
  const quoted = page.testimonials?.find(({ id }) => id !== undefined && id === quote);
  const even = items.length % 2 === 0;
  const first = items.findIndex(({ pointer }) => pointer);
  // The right column begins one caption lower, which leaves a place for the needle, and one for the way on.
  const offset = even && first >= 0;

  const grid = useRef<HTMLDivElement>(null);
  const needle = useRef<SVGGElement>(null);
  const { pointed, resting, thumbnails, setHovered } = usePointedCard(grid, items);
  const flying = useNeedleFlight(needle, resting, () => {
    const pointer = items[first]?.pointer;
    const thumbnail = thumbnails.current[first];
    return pointer && thumbnail
      ? { place: needlePlace(pointer), shown: thumbnail.getBoundingClientRect() }
      : undefined;
  });

  return (
    <Section id="projects" className={styles.projects} reveal={{ delay: 400, stagger: 150 }}>
      <SectionHeading of="projects" data-reveal="" size="xl" className={styles.heading}>
        {heading}
      </SectionHeading>
      <div
        ref={grid}
        className={`${styles.grid} ${even ? styles.even : ''} ${offset ? styles.offset : ''}`}
        data-needle={flying && pointed === first ? 'flying' : resting ? 'resting' : 'card'}
      >
        {offset && <RestingNeedle needle={needle} />}
        <List className={styles.cards}>
          {items.map((project, index) => (
            <ProjectCard
              key={index}
              id={projectId(index)}
              index={index}
              project={project}
              clientTemplate={client}
              links={showLinks ? linksOf(project) : []}
              newTab={page.newTab}
              wide={!even && index === items.length - 1}
              pointed={index === pointed}
              thumbnail={(element) => {
                thumbnails.current[index] = element;
              }}
              onHover={(hovered) => setHovered(hovered ? index : undefined)}
            />
          ))}
        </List>
        {link && <NextLink quoted={quoted}>{link}</NextLink>}
      </div>
    </Section>
  );
}
