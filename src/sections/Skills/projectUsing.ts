import type { ProjectReference } from '../sectionProps.ts';

/**
 * A project that used the skill. Skills with the same projects link to them in turn, by their `index` in the
 * list.
 */
export function projectUsing(
  skill: string,
  index: number,
  projects: readonly ProjectReference[],
): ProjectReference | undefined {
  const examples = projects.filter(({ tech }) => tech.some((tag) => isSameName(tag, skill)));
  if (examples.length === 0) return undefined;
  return examples[index % examples.length];
}

function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
