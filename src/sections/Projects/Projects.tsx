import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { List } from '../../ui/List/List.tsx';
import { Section, SectionHeading } from '../../ui/Section/Section.tsx';
import { hasSection, type SectionProps } from '../sectionProps.ts';
import { followReader } from './followReader.ts';
import { ProjectCard } from './ProjectCard.tsx';
import { projectId } from './projectId.ts';
import { linksOf } from './projectLinks.ts';
import styles from './Projects.module.css';
import type { ProjectsContent } from './schema.ts';

/** Work to look at: a wall of pictures from edge to edge, in which one needle points at one thing. */
export function Projects({ content, page }: SectionProps<ProjectsContent>) {
  const { heading, client, showLinks, testimonialsLink, items } = content;
  const link = hasSection(page, 'testimonials') ? testimonialsLink : undefined;
  const links = items.map((project) => (showLinks ? linksOf(project) : []));
  const linked = links.some((each) => each.length > 0);
  const even = items.length % 2 === 0;
  const pointed = items.findIndex(({ pointer }) => pointer);
  const cards = useRef<HTMLUListElement>(null);
  useEffect(() => (cards.current ? followReader(cards.current) : undefined), []);
  return (
    <Section id="projects" className={styles.projects} reveal={{ delay: 400, stagger: 150 }}>
      <SectionHeading of="projects" data-reveal="" size="xl" className={styles.heading}>
        {heading}
      </SectionHeading>
      <div
        className={`${styles.wall} ${even ? styles.brick : ''} ${even && !link ? styles.closed : ''} ${linked ? styles.linked : ''}`}
      >
        <List className={styles.cards} ref={cards}>
          {items.map((project, index) => (
            <ProjectCard
              key={index}
              id={projectId(index)}
              index={index}
              project={project}
              clientTemplate={client}
              links={links[index]!}
              newTab={page.newTab}
              closing={!even && index === items.length - 1}
              pointed={index === pointed}
            />
          ))}
        </List>
        {link && (
          <p className={styles.onward} data-reveal="">
            <a href="#testimonials">
              {link}
              <Icon name="arrow-down" />
            </a>
          </p>
        )}
      </div>
    </Section>
  );
}
