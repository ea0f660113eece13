import type { ProjectReference } from '../sectionProps.ts';

interface ProjectLinkProps {
  className: string | undefined;
  project: ProjectReference;
}

/** A link from a skill to a project that used it. */
export function ProjectLink({ className, project }: ProjectLinkProps) {
  return (
    <a className={`${className} tap-target screen-only`} href={project.href}>
      {project.title}
    </a>
  );
}
