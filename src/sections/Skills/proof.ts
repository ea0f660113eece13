import type { ProjectReference } from '../sectionProps.ts';
import type { SkillsContent } from './schema.ts';

/** The projects that a skill was used in: those one of whose tags is its name, in whatever case. */
export function projectsUsing(skill: string, projects: readonly ProjectReference[]): ProjectReference[] {
  const name = folded(skill);
  return projects.filter(({ tech }) => tech.some((tag) => folded(tag) === name));
}

/** How many there are, in the form that the language has for that number; `language` is a BCP 47 tag. */
export function countText(
  forms: NonNullable<SkillsContent['projects']>,
  count: number,
  language: string,
): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other ?? '';
  return form.replace('{n}', String(count));
}

function folded(name: string): string {
  return name.trim().normalize().toLowerCase();
}
