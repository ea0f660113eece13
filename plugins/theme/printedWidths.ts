/** Measures texts on paper, in em. */
import type { ProjectInput } from '../../src/sections/Projects/schema.ts';
import type { Skill } from '../../src/sections/Skills/schema.ts';
import { widest, widestWord, type TypeStyle } from './textWidth.ts';

const titleStyle: TypeStyle = { face: 'bricolage-grotesque', weight: 700 };
const skillStyle: TypeStyle = { face: 'geist', weight: 600 };
/** The margin before the level of a skill (SkillRow.module.css). */
const LEVEL_MARGIN = 0.4;

/** The width of the widest word of titles of projects. */
export function printedTitleWidth(projects: readonly ProjectInput[]): Promise<number> {
  const titles = projects.map(({ title }) => title);
  return widestWord(titles, titleStyle);
}

/** The width of the widest word of names of skills with the widest level beside it. */
export async function printedSkillWidth(skills: readonly Skill[]): Promise<number> {
  const rated = skills.filter(({ level }) => level !== undefined);
  const names = rated.map(({ name }) => name);
  // With the space between name and level.
  const levels = rated.map(({ level }) => ` ${level}%`);
  const name = await widestWord(names, skillStyle);
  return name + LEVEL_MARGIN + (await widest(levels, skillStyle));
}
