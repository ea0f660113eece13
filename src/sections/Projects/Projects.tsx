import type { ProjectsContent } from '../../content/schema.ts';
import { Section, SectionHeading } from '../../ui/Section/Section.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import styles from './Projects.module.css';

/** Work to look at. */
export function Projects({ content }: { content: ProjectsContent }) {
  return (
    <Section id="projects">
      <SectionHeading of="projects">{content.heading}</SectionHeading>
      <ul className={styles.grid}>
        {content.items.map((project, index) => (
          <ProjectCard key={index} project={project} />
        ))}
      </ul>
    </Section>
  );
}
