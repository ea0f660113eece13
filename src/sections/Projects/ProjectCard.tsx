import { Picture } from '../../ui/Picture/Picture.tsx';
import type { Project } from './schema.ts';
import styles from './Projects.module.css';

/** One project. Its addresses stay in the content: no live or repository links are shown. */
export function ProjectCard({ project, id }: { project: Project; id: string }) {
  return (
    <li id={id} className={styles.card} data-reveal-item="">
      <div className={styles.frame}>
        <Picture
          picture={project.image}
          kind="project"
          sizes="(min-width: 1160px) 528px, (min-width: 768px) calc(50vw - 52px), calc(100vw - 44px)"
          className={styles.picture}
        />
      </div>
      <div className={styles.text}>
        <h3 className={styles.title}>{project.title}</h3>
        <p className={styles.description}>{project.description}</p>
        {project.tech && (
          <ul className={styles.tags}>
            {project.tech.map((tech) => (
              <li key={tech} className={styles.tag}>
                {tech}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
