import type { Skill } from './schema.ts';

/** A skill with a level: a row with a bar. */
export type SkillWithLevel = Skill & { level: number };

/** A group without a level. */
export type SkillGroupEntry = Skill & { keywords: string[] };

/** Whether the skill has a level. */
export function hasLevel(skill: Skill): skill is SkillWithLevel {
  return skill.level !== undefined;
}

/** Whether all skills are rows without keywords. Then no text is below the last ones, and their needles may fall. */
export function hasOnlyRows(skills: readonly Skill[]): boolean {
  return skills.every((skill) => hasLevel(skill) && !skill.keywords);
}

/** Whether the skill is a group without a level. */
export function isGroup(skill: Skill): skill is SkillGroupEntry {
  return skill.level === undefined && skill.keywords !== undefined;
}
