import type { Skill } from './schema.ts';

/** A skill with a bar. */
export type RatedSkill = Skill & { level: number };

/** A group without a bar. */
export type SkillGroupEntry = Skill & { keywords: string[] };

/** Whether the skill has a bar. */
export function isRated(skill: Skill): skill is RatedSkill {
  return skill.level !== undefined;
}

/** Whether nothing but bars is in this list: needles that hang in the last ones fall on no text. */
export function hasOnlyBars(skills: readonly Skill[]): boolean {
  return skills.every((skill) => isRated(skill) && !skill.keywords);
}

/** Whether the skill is a group without a bar. */
export function isGroup(skill: Skill): skill is SkillGroupEntry {
  return skill.level === undefined && skill.keywords !== undefined;
}
