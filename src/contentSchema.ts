/** The schema of content.ts, from all schema.ts. Only the build loads it; the page imports its types. */
import { z } from 'zod';
import { ownerSchema, siteSchema, type Owner, type Site } from './content/schema.ts';
import { evenWithErrors, type SizeOf } from './content/rules.ts';
import type { Words } from './content/words/en.ts';
import type { FooterContent } from './sections/Footer/schema.ts';
import type { HomeContent } from './sections/Home/schema.ts';
import { firstSentence } from './sections/Projects/firstSentence.ts';
import type { NotFoundContent } from './sections/NotFound/schema.ts';
import type { SectionContents, SectionId } from './sections/sections.ts';
import type { TopBarContent } from './sections/TopBar/schema.ts';

/** The whole site. A section that is not listed needs no content. */
export interface Content extends Partial<SectionContents> {
  site: Site;
  owner: Owner;
  /** The sections below the first screen, in their order. */
  sections: SectionId[];
  topBar: TopBarContent;
  home: HomeContent;
  footer: FooterContent;
  notFound: NotFoundContent;
}

/** The content as its owner writes it: each word of the interface may be left out. */
export type ContentInput = Overriding<Content, Words>;

/** A group whose fields may be left out where `Defaults` has them. */
type Overriding<Group, Defaults> = Omit<Group, keyof Defaults> & {
  [Key in keyof Group & keyof Defaults]?: Defaults[Key] extends object
    ? Overriding<NonNullable<Group[Key]>, Defaults[Key]>
    : Group[Key];
};

const modules = import.meta.glob<{ schema(sizeOf: SizeOf): z.ZodType }>('./sections/*/schema.ts', {
  eager: true,
});

/** Schemas by field of the content: that of `sections/TopBar/` is `topBar`'s. */
const schemas = Object.entries(modules).map(([path, module]) => {
  const folder = path.split('/').at(-2) ?? '';
  return { field: folder.charAt(0).toLowerCase() + folder.slice(1), schema: module.schema };
});

/** Characters that fit beside the last projects in large type. */
const MAX_QUOTE_LENGTH = 72;

const onEveryPage = new Set(['topBar', 'home', 'footer', 'notFound']);

export const sectionIds = schemas
  .map(({ field }) => field)
  .filter((field) => !onEveryPage.has(field));

/** The rules of the whole content. `sizeOf` says which files there are below public/. */
export function contentSchema(sizeOf: SizeOf) {
  const parts = schemas.map(({ field, schema }) => [
    field,
    onEveryPage.has(field) ? schema(sizeOf) : schema(sizeOf).optional(),
  ]);
  return z
    .strictObject({
      site: siteSchema(),
      owner: ownerSchema(sizeOf),
      sections: z
        .array(z.enum(sectionIds))
        .superRefine((ids, context) => {
          const again = ids.find((id, index) => ids.indexOf(id) < index);
          if (again) context.addIssue(`must name each section once, but names ${again} twice`);
        })
        .describe('sections below the first screen, in their order'),
      ...Object.fromEntries(parts),
    })
    .superRefine(checkAcrossParts, evenWithErrors);
}

/** Rules across several parts. Runs even if the content has other errors. */
function checkAcrossParts(content: object, context: z.core.$RefinementCtx): void {
  const { sections, owner, contact, projects, testimonials } = content as Partial<Content>;
  const lists = (id: string) => sections?.some?.((listed) => listed === id);
  const addError = (path: PropertyKey[], message: string) =>
    context.addIssue({ code: 'custom', path, message });

  for (const id of sectionIds)
    if (lists(id) && !(id in content))
      addError([id], 'must be there: the section is listed in sections');

  const idsOf = (section?: { items?: { id?: number }[] }) =>
    section?.items?.map?.((entry) => entry?.id);
  for (const [part, section] of Object.entries({ projects, testimonials }))
    idsOf(section)?.forEach((id, index, ids) => {
      if (id !== undefined && ids.indexOf(id) < index)
        addError(
          [part, 'items', index, 'id'],
          `must differ from the id of items[${ids.indexOf(id)}]`,
        );
    });
  if (lists('projects'))
    testimonials?.items?.forEach?.((testimonial, index) => {
      const ids = idsOf(projects) ?? [];
      if (testimonial?.project !== undefined && !ids.includes(testimonial.project))
        addError(
          ['testimonials', 'items', index, 'project'],
          `must be a project's id: ${ids.join(', ')}`,
        );
    });
  if (projects?.quote !== undefined && lists('testimonials')) {
    const quoted = testimonials?.items?.filter?.((each) => each?.id === projects.quote) ?? [];
    const tooLong = `must be of a testimonial whose first sentence has at most ${MAX_QUOTE_LENGTH} characters`;
    if (quoted.length !== 1) addError(['projects', 'quote'], 'must be the id of one testimonial');
    else if (firstSentence(String(quoted[0]?.content)).length > MAX_QUOTE_LENGTH)
      addError(['projects', 'quote'], tooLong);
  }
  if (lists('contact') && contact?.whatsapp && !owner?.phone)
    addError(['contact', 'whatsapp'], 'needs owner.phone, the number of the chat');
}
