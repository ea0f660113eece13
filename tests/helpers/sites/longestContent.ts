import { z } from 'zod';
import { contentSchema, type CheckedContent } from '../../../src/content/schema/contentSchema.ts';

/** Characters of a text whose length nothing limits: more than anybody writes there. */
const WITHOUT_END = 400;

/** Parts of long texts: one word without a line break, or ordinary words. */
export const fillings = {
  'one word': 'Wurmfortsatzm',
  'ordinary words': ' und so weiter, wie es eben kommt',
} as const;

/** The longest address that the content may hold: 254 characters, in parts as long as mail knows them. */
const LONG_EMAIL = `${'m'.repeat(64)}@${Array.from({ length: 3 }, () => 'w'.repeat(61)).join('.')}.co`;
/** The longest number, and spaces wherever they may be. */
const LONG_PHONE = `+${Array.from({ length: 15 }, (_, index) => index % 10).join(' ')}`;

/**
 * The content with every text as long as its schema allows: the text of `base`, then more of the filling,
 * so that texts that must differ still do. Reads the schemas, so it also has texts that `base` lacks. Values
 * of another form, such as web addresses, stay as they are.
 */
export function longest(base: CheckedContent, filling: string): CheckedContent {
  const content = lengthen(
    contentSchema({ sizeOf: () => undefined }),
    base,
    filling,
    'content',
  ) as CheckedContent;
  // Words of the description, however many of them.
  for (const { pointer, description } of content.projects?.items ?? []) {
    if (pointer && description) pointer.phrase = description;
  }
  return content;
}

function lengthen(schema: z.core.$ZodType, base: unknown, filling: string, place: string): unknown {
  const of = (key: string, each: z.core.$ZodType) => {
    const value = (base as Record<string, unknown> | undefined)?.[key];
    return [key, lengthen(each, value, filling, `${place}.${key}`)] as const;
  };
  if (schema instanceof z.ZodOptional) {
    return isShown(place) ? lengthen(schema.unwrap(), base, filling, place) : undefined;
  }
  if (schema instanceof z.ZodString) {
    return lengthenText(schema, base as string | undefined, filling);
  }
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries(schema.shape).map(([key, each]) => of(key, each as z.ZodType)),
    );
  }
  if (schema instanceof z.ZodRecord) {
    return Object.fromEntries(Object.keys(base ?? {}).map((key) => of(key, schema.valueType)));
  }
  if (schema instanceof z.ZodArray) {
    const entries = (base as unknown[] | undefined) ?? [undefined];
    const long = entries
      .map((entry) => lengthen(schema.element, entry, filling, place))
      .filter((entry) => entry !== undefined);
    return long.length > 0 ? long : undefined;
  }
  return base;
}

/** Not marks, nor pictures and sprites for which there are no files. */
function isShown(place: string): boolean {
  return !['.sample', '.caseStudy.pictures', '.answer'].some((end) => place.endsWith(end));
}

/** The first that the schema takes of a long text, a long address and a long number; else what was there. */
function lengthenText(
  schema: z.ZodString,
  base: string | undefined,
  filling: string,
): string | undefined {
  const most = schema.maxLength ?? WITHOUT_END;
  const text = `${base ?? 'New'}${filling.repeat(most)}`
    .slice(0, Math.max(most, base?.length ?? 0))
    .trim();
  return [text, LONG_EMAIL, LONG_PHONE].find((each) => schema.safeParse(each).success) ?? base;
}
