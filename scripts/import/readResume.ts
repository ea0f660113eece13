/** Reads a JSON Resume (jsonresume.org) into entries of the content. Takes almost anything for a résumé. */
import { z } from 'zod';
import type { Content } from '../../src/contentSchema.ts';
import { fileNameOf } from '../pictures/ownPicture.ts';
import { lineNumberAt } from '../../plugins/shared/contentLines.ts';

export type ListId = 'skills' | 'projects' | 'experience' | 'testimonials';
export type Items<Id extends ListId> = NonNullable<Content[Id]>['items'];
type Experience = Items<'experience'>[number];

const REPOSITORIES = /^https:\/\/(www\.)?(github|gitlab|codeberg|bitbucket)\.\w+\//;

/** Beginnings of words for levels, in percent: `avan` is that of "avanzado", "avançado" and "avancé". */
const levels = Object.entries({
  'expert|especialista|master|خبير|विशेषज्ञ': 95,
  'advanced|proficient|avan|fortgeschritten|متقدم|उन्नत': 80,
  'interm|mittel|متوسط|मध्य': 70,
  'beginner|basic|novice|bási|princip|inici|anfänger|grund|débutant|مبتدئ|शुरुआती': 40,
});
const UNKNOWN_LEVEL = 70;

/** A date in ISO 8601: its year and month, if it has one. */
const DATE = /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-\d\d(?:T.*)?)?)?$/;

/** A text without control characters. Numbers are texts, too. Everything else is an empty text. */
const text = z
  .union([z.string(), z.number().transform(String)])
  .catch('')
  .transform((value) => value.replaceAll(/[^\P{Cc}\n]|\p{Surrogate}/gu, ' ').trim());

const isGroup = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const toList = (value: unknown) => [value ?? []].flat();

const texts = z.preprocess(
  toList,
  z.array(text).transform((all) => all.filter(Boolean)),
);

function group<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.preprocess((value) => (isGroup(value) ? value : {}), z.object(shape)).meta({ shape });
}

/** A list of groups. A text for a group is its `main` field, a group for a list its only entry. */
function groups<Shape extends z.core.$ZodShape, Item>(
  main: keyof Shape & string,
  shape: Shape,
  itemOf: (entry: z.output<z.ZodObject<Shape>>, index: number) => Item,
) {
  const entries = (value: unknown) =>
    toList(value)
      .map((entry: unknown) => (typeof entry === 'string' ? { [main]: entry } : entry))
      .filter(isGroup);
  const items = z.array(z.object(shape)).transform((all) => all.map(itemOf));
  return z.preprocess(entries, items).meta({ shape });
}

/** Schemas of the parts that the page shows. `oddDates` collects dates in other forms than ISO 8601. */
function partSchemas(language: string, oddDates: Set<string>) {
  const date = text.transform((written) => {
    if (written && !DATE.test(written)) oddDates.add(written);
    return dateIn(language, written);
  });
  const dates = { startDate: date, endDate: date };
  const job = { position: text, summary: text, highlights: texts, ...dates };
  const jobAt = (
    company: string,
    { position, ...each }: z.infer<z.ZodObject<typeof job>>,
  ): Experience => ({
    title: position,
    company,
    period: periodIn(language, each),
    description: joined(each.summary, ...each.highlights) || undefined,
    type: 'work',
  });
  return {
    basics: group({
      name: text,
      label: text,
      email: text,
      phone: text,
      url: text,
      summary: text,
      location: group({ address: text, city: text, region: text, countryCode: text }),
      profiles: groups('url', { network: text, username: text, url: text }, (profile) => profile),
    }),
    // Before version 1.0.0 `name` was called `company`.
    work: groups('name', { name: text, company: text, ...job }, ({ name, company, ...each }) =>
      jobAt(name || company, each),
    ),
    volunteer: groups('organization', { organization: text, ...job }, ({ organization, ...each }) =>
      jobAt(organization, each),
    ),
    education: groups(
      'institution',
      { institution: text, area: text, studyType: text, courses: texts, ...dates },
      ({ institution, area, studyType, courses, ...period }): Experience => ({
        title: [studyType, area].filter(Boolean).join(', '),
        company: institution,
        period: periodIn(language, period),
        description: sentence(courses.join(', ')) || undefined,
        type: 'education',
      }),
    ),
    certificates: groups(
      'name',
      { name: text, issuer: text, date },
      ({ name, issuer, date: period }): Experience => ({
        title: name,
        company: issuer,
        period,
        type: 'education',
      }),
    ),
    // The name is often an area, such as "Front end", and the keywords are its skills. Both are taken.
    skills: groups(
      'name',
      { name: text, level: text, keywords: texts },
      ({ name, level, keywords }) => {
        const percent = percentOf(level);
        const sample = percent === undefined ? (true as const) : undefined;
        const names = [name, ...keywords].filter(Boolean);
        return names.map((each) => ({ sample, name: each, level: percent ?? UNKNOWN_LEVEL }));
      },
    ),
    projects: groups(
      'name',
      {
        name: text,
        description: text,
        entity: text,
        highlights: texts,
        keywords: texts,
        url: text,
      },
      ({ name, description, entity, highlights, keywords, url }, index) => ({
        id: 0,
        title: name,
        ...(entity && { client: entity }),
        description: joined(description, ...highlights),
        image: { src: `assets/${fileNameOf(name) || `project-${index + 1}`}`, alt: '' },
        ...(keywords.length > 0 && { tech: [...new Set(keywords)] }),
        ...(url && { [REPOSITORIES.test(secure(url)) ? 'githubUrl' : 'liveUrl']: secure(url) }),
      }),
    ),
    languages: groups(
      'language',
      { language: text, fluency: text },
      ({ language: name, fluency }) => (name && fluency ? `${name} (${fluency})` : name),
    ),
    // The format has no field for role and company. The resume.json of a site has them after the name.
    references: groups('reference', { name: text, reference: text }, ({ name: all, reference }) => {
      const [name = '', role, company] = all.split(/, */);
      const content = sentence(reference);
      return { id: 0, name, ...(role && { role }), ...(company && { company }), content };
    }),
  };
}

export type Resume = z.infer<z.ZodObject<ReturnType<typeof partSchemas>>>;

/** Reads a résumé. `notes` are sentences about everything in it that is not taken. */
export function readResume(given: unknown, language: string): { resume: Resume; notes: string[] } {
  const oddDates = new Set<string>();
  const schema = group(partSchemas(language, oddDates));
  const left = fieldsLeftOut(given, schema).filter(
    (field) => field !== '$schema' && field !== 'meta',
  );
  const names = [...new Set(left)].join(', ');
  const notes = names ? [`not taken, because the page has no place for it: ${names}`] : [];
  const resume = schema.parse(given);
  const dates = [...oddDates].join(', ');
  if (dates) notes.push(`dates that are not like 2021 or 2021-04 stay as they are: ${dates}`);
  return { resume, notes };
}

/** Fields of a value that its schema has no place for, such as `work.url`, if there is anything in them. */
function fieldsLeftOut(value: unknown, schema: z.ZodType): string[] {
  const shape = new Map(Object.entries((schema.meta()?.shape ?? {}) as z.core.$ZodShape));
  const entries = toList(value).filter(isGroup) as object[];
  const fields = shape.size > 0 ? entries.flatMap((each) => Object.entries(each)) : [];
  return fields.flatMap(([field, inside]) => {
    const known = shape.get(field) as z.ZodType | undefined;
    if (known) return fieldsLeftOut(inside, known).map((inner) => `${field}.${inner}`);
    return toList(inside).some(Boolean) ? [field] : [];
  });
}

/** The percentage of a level, if it is a number or a known word. */
function percentOf(level: string): number | undefined {
  const [, number, most] = /^(\d+(?:\.\d+)?) ?(?:%|\/ ?([1-9]\d*))?$/.exec(level) ?? [];
  const share = most ? Math.round((100 * Number(number)) / Number(most)) : Number(number);
  if (number !== undefined) return Math.min(100, share);
  return levels.find(([beginnings]) => new RegExp(`^(${beginnings})`, 'i').test(level))?.[1];
}

const phrases: Record<string, { present: string; greeting: string }> = {
  en: { present: 'present', greeting: 'Hi, I’m {name}.' },
  es: { present: 'hoy', greeting: 'Hola, soy {name}.' },
  pt: { present: 'hoje', greeting: 'Olá, sou {name}.' },
  de: { present: 'heute', greeting: 'Hallo, ich bin {name}.' },
  fr: { present: 'aujourd’hui', greeting: 'Bonjour, je suis {name}.' },
  ar: { present: 'الآن', greeting: 'مرحبًا، أنا {name}.' },
  hi: { present: 'वर्तमान', greeting: 'नमस्ते, मैं {name} हूँ।' },
};

export function phrasesOf(language: string) {
  return new Map(Object.entries(phrases)).get(language.split('-')[0]!);
}

/** `March 2018 – May 2021` in this language, `2020 – 2023`, or one date. Without an end it goes on. */
function periodIn(
  language: string,
  { startDate, endDate }: { startDate: string; endDate: string },
): string {
  if (!startDate || startDate === endDate) return endDate;
  return `${startDate} – ${endDate || (phrasesOf(language)?.present ?? '')}`.trim();
}

/** A date as people write it, with its month if that is known. Anything else stays as it is. */
function dateIn(language: string, date: string): string {
  const [, year, month] = DATE.exec(date) ?? [];
  if (!year || !month) return year ?? date;
  // The same digits and calendar as in dates without a month.
  const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.format(Date.UTC(Number(year), Number(month) - 1));
}

export function sentence(written: string): string {
  const whole = written.trim();
  return whole === '' || /[.!?…:;。！？।؟][\p{Pe}\p{Pf}"']*$/u.test(whole) ? whole : `${whole}.`;
}

export function joined(...sentences: string[]): string {
  return sentences.map(sentence).filter(Boolean).join(' ');
}

/** The address by https, which is all that the page links to. */
export function secure(url: string): string {
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(url)
    ? `https://${url}`
    : url.replace(/^http:/i, 'https:');
}

/** The value of a JSON file. Throws an error with a sentence for the owner. */
export function parseJson(bytes: Uint8Array, file: string): unknown {
  const json = textOf(bytes, file);
  try {
    return JSON.parse(json) as unknown;
  } catch (error) {
    const [, position] = /position (\d+)/.exec(String(error)) ?? [];
    const line = lineNumberAt(json, Number(position ?? json.length));
    throw new Error(
      `${file} is no JSON: look for a missing comma, quote or bracket near line ${line}`,
      {
        cause: error,
      },
    );
  }
}

/** Text in UTF-16, with or without a BOM, in UTF-8 or in Windows-1252. */
function textOf(bytes: Uint8Array, file: string): string {
  // JSON begins with an ASCII character: in UTF-16 one of its two bytes is 0.
  const [first, second] = bytes;
  if (first === 0xff || second === 0) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe || first === 0) return new TextDecoder('utf-16be').decode(bytes);
  const decoded = new TextDecoder().decode(bytes);
  const broken = decoded.indexOf('\uFFFD');
  if (broken < 0) return decoded;
  // If no other letter beyond ASCII is right, the file has another encoding.
  if (!/[^\0-\x7F\uFFFD]/.test(decoded)) return new TextDecoder('windows-1252').decode(bytes);
  throw new Error(
    `${file} is UTF-8, but line ${lineNumberAt(decoded, broken)} holds a broken letter: write it anew`,
  );
}
