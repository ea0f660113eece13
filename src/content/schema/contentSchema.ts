/**
 * The schema of content.ts, from those of the site, its owner and all sections. Only the build loads it; the page
 * imports its types.
 *
 * The content has three types: `ContentInput`, `CheckedContent` and `SiteContent`. Each part of it may have three as
 * well, such as `AboutInput`, `AboutInput & AboutWords` and `AboutContent`. docs/architecture.md says who reads which.
 */
import { z } from 'zod';
import type { FooterContent, FooterInput } from '../../sections/Footer/schema.ts';
import type { CheckedHome, HomeInput } from '../../sections/Home/schema.ts';
import type { NotFoundContent } from '../../sections/NotFound/schema.ts';
import { firstSentence } from '../../sections/Projects/firstSentence.ts';
import type { CheckedSections, SectionId, SectionInputs } from '../../sections/sections.ts';
import type { TopBarContent } from '../../sections/TopBar/schema.ts';
import type { OptionalWords } from './inputTypes.ts';
import { ownerSchema, type CheckedOwner, type OwnerInput } from './ownerSchema.ts';
import { evenWithErrors, type PublicFiles } from './rules.ts';
import { siteSchema, type CheckedSite, type SiteInput } from './siteSchema.ts';

/** The content as an owner may write it. A word that is left out is that of the language. */
export interface ContentInput extends SectionInputs {
  site: SiteInput;
  owner: OwnerInput;
  /** Sections below the first screen, in their order. */
  sections: SectionId[];
  topBar?: OptionalWords<TopBarContent> | undefined;
  home: HomeInput;
  footer: FooterInput;
  notFound?: OptionalWords<NotFoundContent> | undefined;
}

/** A part of the content in another language. All that is not translated may be left out. */
type Translated<Part> = Part extends readonly (infer Entry)[]
  ? Translated<Entry>[]
  : Part extends object
    ? { [Field in keyof Part]?: Translated<Part[Field]> | undefined }
    : Part;

/**
 * A page in another language, such as content.fr.ts: its texts. Its entries have the order of content.ts, which
 * has all that is the same in both languages.
 */
export interface TranslationInput extends Translated<Omit<ContentInput, 'sections' | 'site'>> {
  site?: Omit<Translated<SiteInput>, 'address' | 'language' | 'colors'> | undefined;
}

/** The owner's content after the check, with the words of its language. Only the build has it. */
export interface CheckedContent extends CheckedSections {
  site: CheckedSite;
  owner: CheckedOwner;
  /** Ids of the sections below the first screen, in their order. */
  sections: SectionId[];
  topBar: TopBarContent;
  home: CheckedHome;
  footer: FooterContent;
  notFound: NotFoundContent;
}

interface SchemaModule {
  /** The rules of the section. */
  schema(publicFiles: PublicFiles): z.ZodType;
}

const modules = import.meta.glob<SchemaModule>('../../sections/*/schema.ts', { eager: true });

/** Schemas by field of the content: that of `sections/TopBar/` is `topBar`'s. */
const schemas = Object.entries(modules).map(([path, module]) => {
  const folder = path.split('/').at(-2) ?? '';
  return { field: folder.charAt(0).toLowerCase() + folder.slice(1), schema: module.schema };
});

/** Parts that `sections` does not list: every site has them. */
const UNLISTED_PARTS = new Set(['topBar', 'home', 'footer', 'notFound']);

/** Ids of all sections that exist. */
export const knownSectionIds = schemas
  .map(({ field }) => field)
  .filter((field) => !UNLISTED_PARTS.has(field));

/** The rules of the whole content. */
export function contentSchema(publicFiles: PublicFiles) {
  const parts = schemas.map(({ field, schema }) => [
    field,
    UNLISTED_PARTS.has(field) ? schema(publicFiles) : schema(publicFiles).optional(),
  ]);
  return z
    .strictObject({
      site: siteSchema(),
      owner: ownerSchema(publicFiles),
      sections: z.array(z.enum(knownSectionIds)).superRefine((listed, context) => {
        const ids = Array.from(listed);
        const again = ids.find((id, index) => ids.indexOf(id) < index);
        if (again) {
          context.addIssue(`must name each section once, but names ${String(again)} twice`);
        }
      }, evenWithErrors),
      ...Object.fromEntries(parts),
    })
    .superRefine(checkAcrossParts, evenWithErrors);
}

/**
 * Content that may hold errors. A field may be missing, and a value may be of another kind than its type says:
 * the rules below accept any value.
 */
type UncheckedContent = Partial<CheckedContent>;

/** An error in a rule across several parts. */
interface RuleError {
  /** The field, such as `['projects', 'quote']`. */
  path: PropertyKey[];
  /** The rule, such as `must be a project's id`. */
  message: string;
}

/** Rules across several parts. Runs even if the content has other errors. */
function checkAcrossParts(content: object, context: z.core.$RefinementCtx): void {
  const errors = [
    ...missingSections(content),
    ...repeatedIds(content, 'projects'),
    ...repeatedIds(content, 'testimonials'),
    ...unknownProjects(content),
    ...wrongQuote(content),
    ...unknownQuotes(content),
    ...contactWithoutEmail(content),
    ...chatWithoutPhone(content),
  ];
  for (const error of errors) context.addIssue({ code: 'custom', ...error });
}

function missingSections(content: UncheckedContent): RuleError[] {
  return knownSectionIds
    .filter((id) => isListed(content, id) && !(id in content))
    .map((id) => ({
      path: [id],
      message: 'must be there: the section is listed in sections',
    }));
}

function repeatedIds(content: UncheckedContent, part: 'projects' | 'testimonials'): RuleError[] {
  const ids = idsOf(content[part]);
  return ids.flatMap((id, index) => {
    const first = ids.indexOf(id);
    if (id === undefined || first === index) return [];
    return [
      { path: [part, 'items', index, 'id'], message: `must differ from the id of items[${first}]` },
    ];
  });
}

/** Testimonials of projects that are not there. */
function unknownProjects(content: UncheckedContent): RuleError[] {
  if (!isListed(content, 'projects')) return [];
  const ids = idsOf(content.projects);
  return entriesOf(content.testimonials).flatMap((testimonial, index) => {
    const project = testimonial?.project;
    if (project === undefined || ids.includes(project)) return [];
    return [
      {
        path: ['testimonials', 'items', index, 'project'],
        message: `must be a project's id: ${ids.join(', ')}`,
      },
    ];
  });
}

/** Characters that fit beside the last projects in large type. */
const MAX_QUOTE_LENGTH = 72;

/** The quote has to be that of one testimonial, and short enough for its place. */
function wrongQuote(content: UncheckedContent): RuleError[] {
  const quoteId = content.projects?.quote;
  if (quoteId === undefined || !isListed(content, 'testimonials')) return [];
  const path = ['projects', 'quote'];
  const quoted = entriesOf(content.testimonials).filter((each) => each?.id === quoteId);
  if (quoted.length !== 1) return [{ path, message: 'must be the id of one testimonial' }];
  const sentence = firstSentence(String(quoted[0]?.content), String(content.site?.language));
  if (sentence.length <= MAX_QUOTE_LENGTH) return [];
  return [
    {
      path,
      message: `must be of a testimonial whose first sentence has at most ${MAX_QUOTE_LENGTH} characters`,
    },
  ];
}

/** Case studies with quotes that are not there. */
function unknownQuotes(content: UncheckedContent): RuleError[] {
  if (!isListed(content, 'testimonials')) return [];
  const ids = idsOf(content.testimonials);
  return entriesOf(content.projects).flatMap((project, index) => {
    const quoteId = project?.caseStudy?.quote;
    if (quoteId === undefined || ids.filter((id) => id === quoteId).length === 1) return [];
    return [
      {
        path: ['projects', 'items', index, 'caseStudy', 'quote'],
        message: 'must be the id of one testimonial',
      },
    ];
  });
}

function contactWithoutEmail(content: UncheckedContent): RuleError[] {
  if (!isListed(content, 'contact') || !content.owner || content.owner.email !== undefined) {
    return [];
  }
  return [{ path: ['owner', 'email'], message: 'must be there: sections lists contact' }];
}

function chatWithoutPhone(content: UncheckedContent): RuleError[] {
  if (!isListed(content, 'contact') || !content.contact?.whatsapp || content.owner?.phone) {
    return [];
  }
  return [{ path: ['contact', 'whatsapp'], message: 'needs owner.phone, the number of the chat' }];
}

function isListed({ sections }: UncheckedContent, id: string): boolean {
  return Array.isArray(sections) && sections.some((listed) => listed === id);
}

/** The entries of a section; none if they are no list. */
function entriesOf<Entry>(section: { items?: Entry[] } | undefined): (Entry | undefined)[] {
  return Array.isArray(section?.items) ? section.items : [];
}

function idsOf(section: { items?: { id?: number | undefined }[] } | undefined) {
  return entriesOf(section).map((entry) => entry?.id);
}
