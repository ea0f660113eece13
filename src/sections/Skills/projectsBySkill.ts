import type { ProjectReference } from '../sectionProps.ts';

/**
 * One project for each skill: among the projects tagged with the skill, the one that the fewest skills before it have.
 * Undefined if no project has the tag.
 */
export function projectsBySkill(
  skills: readonly string[],
  projects: readonly ProjectReference[],
): (ProjectReference | undefined)[] {
  const uses = new Map<ProjectReference, number>();
  const usesOf = (project: ProjectReference) => uses.get(project) ?? 0;
  return skills.map((skill) => {
    const candidates = projects.filter(({ tech }) => tech.some((tag) => folded(tag) === folded(skill)));
    const least = Math.min(...candidates.map(usesOf));
    const project = candidates.find((each) => usesOf(each) === least);
    if (project) uses.set(project, least + 1);
    return project;
  });
}

function folded(name: string): string {
  return name.trim().normalize().toLowerCase();
}
