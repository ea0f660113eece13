import { Section, SectionHeading } from '../../ui/Section/Section.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import type { SectionProps } from '../sectionProps.ts';
import styles from './Projects.module.css';
import { projectId } from './projectId.ts';
import type { ProjectsContent } from './schema.ts';

/** Work to look at. */
export function Projects({ content }: SectionProps<ProjectsContent>) {
  return (
    <Section id="projects" reveal={{ delay: 400, stagger: 150 }}>
      <SectionHeading of="projects">{content.heading}</SectionHeading>
      <ul className={styles.grid}>
        {content.items.map((project, index) => (
          <ProjectCard key={index} id={projectId(index)} project={project} />
        ))}
      </ul>
    </Section>
  );
}
