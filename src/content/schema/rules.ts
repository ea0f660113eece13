/** Rules for the fields of the content, used by the schemas. Only the build loads it. */
import { z } from 'zod';
import { hasHiddenCharacters } from '../../helpers/hiddenCharacters.ts';
import { isLanguageTag } from '../../helpers/languageTag.ts';
import { pictureFiles, sizeKindOf, type PictureKind } from '../../helpers/pictureFiles.ts';
import type { DateRange } from './inputTypes.ts';

/** The files below public/. */
export interface PublicFiles {
  /** Bytes of a file; undefined where there is none. */
  sizeOf: (path: string) => number | undefined;
  /** First characters of a file. A check without files on disk has none. */
  startOf?: (path: string, length: number) => string;
  /** Last characters of a file, likewise. */
  endOf?: (path: string, length: number) => string;
}

/** Largest files, in bytes. */
const MAX_PDF_BYTES = 10_000_000;
const MAX_PICTURE_BYTES = 300_000;
export const MAX_SPRITE_SHEET_BYTES = 12_000;

/** A letter, in any script, of a path below public/. Such paths do not begin with `public/`. */
const PATH_LETTER = String.raw`[\p{L}\p{M}\p{N}\p{Join_Control}_-]`;
const FILE_NAME = `${PATH_LETTER}(?:${PATH_LETTER}|\\.)*`;
const FILE_PATH = new RegExp(`^(?!public/)${FILE_NAME}(?:/${FILE_NAME})*$`, 'u');
const PAGE_PATH = new RegExp(`^(?!public/)${FILE_NAME}(?:/${FILE_NAME})*/?$`, 'u');
/** Pictures are named without size and ending. */
const PICTURE_PATH = new RegExp(`^(?!public/)${PATH_LETTER}+(?:/${PATH_LETTER}+)*$`, 'u');

/** Options of a rule for several fields. It then also runs with values that failed their own rules. */
export const evenWithErrors = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

/** Text that is not blank. It has no half of a surrogate pair, which addresses and files cannot hold. */
export const text = z
  .string()
  .refine((value) => value.trim() !== '', 'must not be empty')
  .refine(
    (value) => !/\p{Surrogate}/u.test(value),
    'must hold whole characters: one was cut in two',
  );

/** Text of limited length, because the layout has no more room. */
export function short(maxLength: number) {
  return text.max(
    maxLength,
    `must have at most ${maxLength} characters: there is room for no more`,
  );
}

export const menuLabel = short(16);

export const section = { menuLabel, heading: text };

export const id = z.int().optional();

export const fraction = z
  .number()
  .refine((value) => value >= 0 && value <= 1, 'must be from 0 to 1');

export const sample = {
  sample: z.literal(true, 'must be true, or not be there').optional(),
};

/** Text in which each of the named placeholders stands, and no other. */
export function template(...names: string[]) {
  const expected = names.map((name) => `{${name}}`);
  return text.refine(
    (value) => {
      const found = new Set(value.match(/\{[^{}]*\}/g));
      return found.size === expected.length && expected.every((name) => found.has(name));
    },
    `must hold ${expected.join(' and ')}, and no other placeholder`,
  );
}

export const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #22d3ee, with six digits')
  .meta({ title: 'colour' });

export const emoji = z
  .string()
  .refine(
    (value) =>
      /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(value) &&
      [...new Intl.Segmenter().segment(value)].length === 1,
    'must be one emoji',
  );

export const link = z.string().superRefine((value, context) => {
  const problem = isHttps(value)
    ? addressProblem(value)
    : 'must be an address that starts with https://';
  if (problem) context.addIssue(problem);
});

/** Link to a page beside this one, such as `imprint.html`, or to another site. */
export function pageLink(publicFiles: PublicFiles) {
  return z.string().superRefine((value, context) => {
    if (isHttps(value)) {
      const problem = addressProblem(value);
      if (problem) context.addIssue(problem);
      return;
    }
    if (!PAGE_PATH.test(value)) {
      context.addIssue(
        'must be a path below public/, such as imprint.html, or start with https://',
      );
    } else if (publicFiles.sizeOf(fileOfPage(value)) === undefined) {
      context.addIssue(`must exist, but public/ has no ${fileOfPage(value)}`);
    }
  });
}

/** Hosts respond with this file: that of a folder is its `index.html`. */
function fileOfPage(page: string): string {
  return page.endsWith('/') ? `${page}index.html` : page;
}

/** Address that the site is published at: everything relative is resolved against it. */
export const siteAddress = z.string().superRefine((value, context) => {
  const problem = siteAddressProblem(value);
  if (problem) context.addIssue(problem);
});

function siteAddressProblem(value: string): string | undefined {
  if (!isHttps(value) || !value.endsWith('/')) {
    return 'must start with https:// and end with a slash';
  }
  if (/[?#]/.test(value)) return 'must have no ? and no #';
  if (/^https:\/\/.*\/\//.test(value)) return 'must have no // in its path';
  const problem = addressProblem(value);
  if (problem) return problem;
  // Search engines compare addresses letter by letter.
  const { href } = new URL(value);
  return href === value ? undefined : `must be written as browsers do: ${href}`;
}

const noEmail = 'must be an e-mail address';
/** Mail knows no address longer than 254 characters (RFC 5321). */
export const email = z.email(noEmail).max(254, noEmail);

/** BCP 47 tag of a language that has a name. */
export const languageTag = z
  .string()
  .refine(isLanguageTag, 'must be the tag of a language, such as en or pt-BR');

/** A year or a month, such as `2022` or `2022-03`. */
const DATE = /^[12]\d{3}(-(0[1-9]|1[0-2]))?$/;

export const date = z.string().regex(DATE, 'must be a year or a month, such as 2022 or 2022-03');

/** Dates of an entry, the fields of `Dated`. */
export const dated = { start: date.optional(), end: date.optional(), period: text.optional() };

/** Rule of a group with `dated` fields. A year contains its months. A wrong date has an error already. */
export function requireEndNotBeforeStart(
  { start, end }: DateRange,
  context: z.core.$RefinementCtx,
): void {
  if (!isDate(start) || !isDate(end)) return;
  const length = Math.min(start.length, end.length);
  if (end.slice(0, length) < start.slice(0, length)) {
    context.addIssue({
      code: 'custom',
      path: ['end'],
      message: `must not be before start, ${start}`,
    });
  }
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && DATE.test(value);
}

/** Rule of a group in which either is the heading. */
export function requireTitleOrCompany(
  { title, company }: { title?: unknown; company?: unknown },
  context: z.core.$RefinementCtx,
): void {
  if (title === undefined && company === undefined) {
    context.addIssue('must have a title or a company');
  }
}

/** Adds an error for each of these fields that a group lacks. `groupPath` leads to the group. */
export function requireFields<Field extends string>(
  group: { [Each in Field]?: unknown },
  fields: readonly Field[],
  reason: string,
  context: z.core.$RefinementCtx,
  groupPath: string[] = [],
): void {
  const missing = fields.filter((field) => group[field] === undefined);
  for (const field of missing) {
    const message = `must be there: ${reason}`;
    context.addIssue({ code: 'custom', path: [...groupPath, field], message });
  }
}

/** The first characters of every PDF. */
const PDF_START = '%PDF';
/** The mark at the end of every PDF. Viewers look for it in this many last characters. */
const PDF_END = '%%EOF';
const MAX_PDF_END_LENGTH = 1024;

/** Path of a PDF below public/. */
export function pdf(publicFiles: PublicFiles) {
  return path(FILE_PATH, 'assets/name.pdf', (value, context) => {
    if (!value.endsWith('.pdf')) return context.addIssue('must end in .pdf');
    requireFiles([value], publicFiles, context, {
      maxBytes: MAX_PDF_BYTES,
      missing: '; npm run cv makes it',
    });
    const { sizeOf, startOf, endOf } = publicFiles;
    if (sizeOf(value) === undefined || !startOf || !endOf) return;
    if (startOf(value, PDF_START.length) !== PDF_START) {
      context.addIssue(`must be a PDF, but ${value} does not begin with ${PDF_START}`);
    } else if (!endOf(value, MAX_PDF_END_LENGTH).includes(PDF_END)) {
      context.addIssue(
        `must be a whole PDF, but ${value} does not end with ${PDF_END}: copy it anew`,
      );
    }
  });
}

/** A picture. All of its files have to be below public/. */
export function picture(kind: PictureKind, publicFiles: PublicFiles) {
  return z.strictObject({
    src: path(PICTURE_PATH, 'assets/portrait, without size and ending', (src, context) => {
      const hint = `; npm run pictures -- ${kind} <file> ${src.split('/').at(-1)} makes it`;
      const files = pictureFiles(src, sizeKindOf(kind));
      requireFiles(files, publicFiles, context, {
        maxBytes: MAX_PICTURE_BYTES,
        missing: hint,
        large: hint,
      });
    }),
    alt: z.string(),
  });
}

/** The sprite sheet of a picture, in AVIF or SVG. */
export function spriteSheetFile(publicFiles: PublicFiles) {
  return path(FILE_PATH, 'assets/shop-answer.avif', (file, context) => {
    if (!/\.(avif|svg)$/.test(file)) return context.addIssue('must end in .avif or .svg');
    const hint = '; npm run pictures -- answer makes it';
    requireFiles([file], publicFiles, context, {
      maxBytes: MAX_SPRITE_SHEET_BYTES,
      missing: hint,
      large: hint,
    });
  });
}

/** A path with a further rule. Two chained checks would need `abort`, which would also stop the rules across parts. */
function path(
  pattern: RegExp,
  example: string,
  check: (path: string, context: z.core.$RefinementCtx) => void,
) {
  const error = `must be a path below public/, such as ${example}; only letters, digits, - and _, no / at its start`;
  return z.string().superRefine((value, context) => {
    if (pattern.test(value)) check(value, context);
    else context.addIssue(error);
  });
}

/** The size of a file, and ends of its errors, which name the command that makes it. */
interface FileRule {
  /** Bytes of the largest file. */
  maxBytes: number;
  /** End of the error if there is no such file. */
  missing: string;
  /** End of the error if the file is too large. */
  large?: string;
}

/** Files have to exist and to be small enough. */
function requireFiles(
  names: string[],
  { sizeOf }: PublicFiles,
  context: z.core.$RefinementCtx,
  { maxBytes, missing, large = '' }: FileRule,
): void {
  const first = names.find((name) => sizeOf(name) === undefined);
  if (first !== undefined) context.addIssue(`must exist, but public/ has no ${first}${missing}`);
  for (const name of names) {
    const size = sizeOf(name) ?? 0;
    const error = `must be at most ${maxBytes / 1000} kB, but ${name} has ${Math.ceil(size / 1000)} kB${large}`;
    if (size > maxBytes) context.addIssue(error);
  }
}

/**
 * At least one entry, no two with the same `key`. It also gets entries that failed their own rules: `key` has to
 * accept any value.
 */
export function list<Entry extends z.ZodType>(
  entry: Entry,
  key: (entry: z.output<Entry> | null | undefined) => unknown = () => undefined,
) {
  return z
    .array(entry)
    .min(1, 'must have at least one entry')
    .superRefine((entries, context) => {
      const keys = Array.from(entries, (each) => key(each));
      keys.forEach((each, index) => {
        const first = keys.indexOf(each);
        const message = `must differ from entry ${first + 1} of its list`;
        if (each !== undefined && first < index) {
          context.addIssue({ code: 'custom', path: [index], message });
        }
      });
    }, evenWithErrors);
}

/** Whether an address shows where it leads: not to `bank.com@example.org`, nor to letters in another order. */
function isPlain(address: string): boolean {
  const { username, password } = new URL(address);
  return username === '' && password === '' && !hasHiddenCharacters(address);
}

function isHttps(value: string): boolean {
  return value.startsWith('https://');
}

/** The rule that an address with https:// breaks. */
function addressProblem(address: string): string | undefined {
  if (!URL.canParse(address) || !/^[^.]+(\.[^.]+)+$/.test(new URL(address).hostname)) {
    return 'must have a domain behind https://, such as example.com';
  }
  if (/\s/.test(address)) return 'must have no space: write %20';
  if (!isPlain(address)) return 'must have no user name, no password and no direction marks';
  return undefined;
}
