import type { Owner } from './content/schema/ownerSchema.ts';
import type { Site } from './content/schema/siteSchema.ts';
import type { FooterContent } from './sections/Footer/schema.ts';
import type { HomeContent } from './sections/Home/schema.ts';
import type { NotFoundContent } from './sections/NotFound/schema.ts';
import type { LanguageVersion, SharedContent } from './sections/sectionProps.ts';
import type { SectionContents, SectionId } from './sections/sections.ts';
import type { TopBarContent } from './sections/TopBar/schema.ts';

/**
 * The content as the page gets it. The build makes it once from the owner's content (plugins/siteContent/):
 * it has all words, sizes and addresses. Some fields, such as `site.colors`, are only for `plugins/prerender/`.
 */
export interface SiteContent extends Partial<SectionContents> {
  /** Address, language, description and colours. */
  site: Site;
  /** The person whose site it is. */
  owner: Owner;
  /** Ids of the sections below the first screen, in their order. Each has its content. */
  sectionIds: SectionId[];
  /**
   * All languages, this one too, and that of content.ts first. `shared.translations` has the others. Undefined if
   * the site has one language.
   */
  languages?: LanguageVersion[] | undefined;
  /** Content that several sections need. */
  shared: SharedContent;
  topBar: TopBarContent;
  /** The first screen. */
  home: HomeContent;
  footer: FooterContent;
  /** The page for unknown addresses. */
  notFound: NotFoundContent;
}
