import { basename } from 'node:path';
import type { Plugin } from 'vite';
import type { CheckedContent } from '../src/content/schema/contentSchema.ts';
import type { Skill } from '../src/sections/Skills/schema.ts';
import { isDirectlyAbove } from '../src/sections/sectionProps.ts';
import { hasOnlyRows, isGroup, hasLevel } from '../src/sections/Skills/skillKinds.ts';
import { contentRules } from './contentSource/contentRules.ts';
import { pagesOf, readListed, type ContentSource } from './contentSource/contentSource.ts';

/** Says whether a site uses a component. */
type IsComponentUsed = (content: CheckedContent, hasTranslations: boolean) => boolean;

/** Components that a page may lack, by the path of their module, of their style sheet or of both. */
export const optionalComponents: Record<string, IsComponentUsed> = {
  'BulletList/BulletList': ({ experience, projects, more }) =>
    [experience?.items, projects?.items, more?.volunteering]
      .flatMap((entries): { points?: string[] | undefined }[] => entries ?? [])
      .some(({ points }) => points),
  'Projects/SpriteAnimation/SpriteAnimation': ({ projects }) =>
    projects?.items.some(({ answer: sprites }) => sprites) ?? false,
  'Projects/FallingNeedles/FallingNeedles': (content) =>
    isDirectlyAbove(content.sections, 'skills', 'projects') && hasOnlyRows(skillsOf(content)),
  'Projects/LargeTitle/LargeTitle': ({ projects }) =>
    projects?.items.some(({ image }) => image === undefined) ?? false,
  'Projects/Result/Result': ({ projects }) =>
    projects?.items.some(({ result, caseStudy }) => result ?? caseStudy) ?? false,
  // As in cardColumn.ts: beside an open case study any card may be wide.
  'Projects/ProjectCard/WideCard': (content) =>
    hasCaseStudies(content) || (content.projects?.items.length ?? 0) % 2 === 1,
  'Projects/CaseStudy/CaseNeedle': hasCaseStudies,
  'Projects/CaseStudy/CaseStudies': hasCaseStudies,
  'Projects/CaseStudy/CaseStudy': hasCaseStudies,
  'About/Portrait/Portrait': ({ about }) => about?.portrait !== undefined,
  'About/WithoutPortrait': ({ about }) => about?.portrait === undefined,
  'About/LastAbout': ({ sections }) => sections.at(-1) === 'about',
  'Experience/LastExperience': ({ sections }) => sections.at(-1) === 'experience',
  'Skills/NotBelowAbout': ({ sections }) => !isDirectlyAbove(sections, 'about', 'skills'),
  'Skills/Keywords/Keywords': (content) => skillsOf(content).some(({ keywords }) => keywords),
  'Skills/SkillGroup/SkillGroup': (content) => skillsOf(content).some(isGroup),
  'Skills/SkillNames/SkillNames': (content) =>
    skillsOf(content).some((skill) => !hasLevel(skill) && !isGroup(skill)),
  'Skills/SkillRow/SkillRow': (content) => skillsOf(content).some(hasLevel),
  'Services/Steps/Steps': ({ services }) => services?.steps !== undefined,
  'Services/Questions/Questions': ({ services }) => services?.questions !== undefined,
  // As in Testimonials.tsx.
  'Testimonials/FewSlides': ({ testimonials }) => (testimonials?.items.length ?? 0) < 3,
  'TopBar/LanguageLinks/LanguageLinks': (_content, hasTranslations) => hasTranslations,
};

function hasCaseStudies({ projects }: CheckedContent): boolean {
  return projects?.items.some(({ caseStudy }) => caseStudy) ?? false;
}

function skillsOf({ skills }: CheckedContent): Skill[] {
  return skills?.items ?? [];
}

/**
 * Leaves components and styles that no page uses out of the build, and with them
 * all that only they import. The dev server has all.
 */
export function unusedComponents(source: ContentSource): Plugin {
  return {
    name: 'unused-components',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/(sections|ui)\/(\w+\/)+\w+\.(tsx|module\.css)$/ },
      async handler(id) {
        const { knownSectionIds } = await contentRules();
        const pages = await Promise.all(pagesOf(source).map((page) => readListed(page, this)));
        const isUsed = pages.some((content) =>
          isComponentUsed(id, content, knownSectionIds, pages.length > 1),
        );
        return isUsed ? undefined : emptyModule(id);
      },
    },
  };
}

/** Whether a page of this content uses a component or a style sheet of `src/sections/` or `src/ui/`. */
export function isComponentUsed(
  file: string,
  content: CheckedContent,
  knownSectionIds: readonly string[],
  hasTranslations = false,
): boolean {
  const name = /\/src\/(?:sections|ui)\/([\w/]+)/.exec(file)?.[1] ?? '';
  const folder = name.split('/')[0]!;
  // As in contentSchema.ts: the id of the section in `TopBar/` is `topBar`.
  const field = folder.charAt(0).toLowerCase() + folder.slice(1);
  const section = knownSectionIds.find((id) => id === field);
  if (section && !content.sections.some((id) => id === section)) return false;
  return optionalComponents[name]?.(content, hasTranslations) ?? true;
}

/** A module in the place of an unused one: an empty style sheet, or a component that renders nothing. */
export function emptyModule(file: string): string {
  return file.endsWith('.css') ? '' : `export const ${componentName(file)} = () => null;`;
}

/** The name of a component's files without their endings. A component has the name of its file. */
function componentName(file: string): string {
  return basename(file).replace(/\..+/, '');
}
