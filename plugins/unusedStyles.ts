import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';
import type { Content } from '../src/contentSchema.ts';
import type { Skill } from '../src/sections/Skills/schema.ts';
import { isGroup, isRated } from '../src/sections/Skills/skillKinds.ts';
import { contentRules } from './shared/contentRules.ts';
import { readListed, type ContentSource } from './shared/contentSource.ts';

/** Parts that a page may lack, by their style sheet. */
const parts: Record<string, (content: Content) => boolean> = {
  'Points/Points': ({ experience, projects }) =>
    [...(experience?.items ?? []), ...(projects?.items ?? [])].some(({ points }) => points),
  'Projects/LargeTitle': ({ projects }) =>
    projects?.items.some(({ image }) => image === undefined) ?? false,
  'About/Portrait': ({ about }) => about?.portrait !== undefined,
  'About/WithoutPortrait': ({ about }) => about?.portrait === undefined,
  'Skills/Keywords': (content) => skillsOf(content).some(({ keywords }) => keywords),
  'Skills/NeedleMark': (content) =>
    skillsOf(content).some((skill) => !isRated(skill) || skill.keywords),
  'Skills/SkillGroup': (content) => skillsOf(content).some(isGroup),
  'Skills/SkillNames': (content) =>
    skillsOf(content).some((skill) => !isRated(skill) && !isGroup(skill)),
  'Skills/SkillRow': (content) => skillsOf(content).some(isRated),
};

function skillsOf({ skills }: Content): Skill[] {
  return skills?.items ?? [];
}

/** Leaves the styles of sections and parts that the content lacks out of the build. The dev server has all. */
export function unusedStyles(source: ContentSource): Plugin {
  return {
    name: 'unused-styles',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/(sections|ui)\/\w+\/\w+\.module\.css$/ },
      async handler(id) {
        const { sectionIds } = await contentRules();
        const content = await readListed(source, this);
        return usesStyles(id, content, sectionIds) ? undefined : '';
      },
    },
  };
}

/** Whether a page of this content uses a style sheet of `src/sections/` or `src/ui/`. */
export function usesStyles(file: string, content: Content, sectionIds: readonly string[]): boolean {
  const folder = basename(dirname(file));
  const section = sectionIds.find((id) => id === folder.toLowerCase());
  if (section && !content.sections.some((id) => id === section)) return false;
  const part = `${folder}/${basename(file, '.module.css')}`;
  return parts[part]?.(content) ?? true;
}
