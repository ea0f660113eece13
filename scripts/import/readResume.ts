/** The parts of a JSON Resume (jsonresume.org) that the page has a place for. Takes almost anything for a résumé. */
import { z } from 'zod';

/** More entries of a list are no page. */
const MOST_ENTRIES = 200;

/** A text without control characters. Numbers are texts, too. Everything else is an empty text. */
const text = z
  .union([z.string(), z.number().transform(String)])
  .catch('')
  .transform((value) => value.replaceAll(/[^\P{Cc}\n]|\p{Surrogate}/gu, ' ').trim());

const isGroup = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const listed = (value: unknown) => [value ?? []].flat().slice(0, MOST_ENTRIES);

const texts = z.preprocess(
  listed,
  z.array(text).transform((all) => all.filter(Boolean)),
);

/** A list of groups. A text in place of a group is the value of its `main` field, a group in place of a list its only entry. */
function groups<Shape extends z.core.$ZodShape>(main: keyof Shape & string, shape: Shape) {
  const entries = (value: unknown) =>
    listed(value)
      .map((entry: unknown) => (typeof entry === 'string' ? { [main]: entry } : entry))
      .filter(isGroup);
  return z.preprocess(entries, z.array(z.object(shape)));
}

function group<Shape extends z.core.$ZodShape>(shape: Shape) {
  return z.preprocess((value) => (isGroup(value) ? value : {}), z.object(shape));
}

const period = { startDate: text, endDate: text };
const job = { position: text, summary: text, highlights: texts, ...period };

const parts = {
  basics: group({
    name: text,
    label: text,
    email: text,
    phone: text,
    url: text,
    summary: text,
    location: group({ address: text, city: text, region: text, countryCode: text }),
    profiles: groups('url', { network: text, username: text, url: text }),
  }),
  // Before version 1.0.0 `name` was called `company`.
  work: groups('name', { name: text, company: text, ...job }),
  volunteer: groups('organization', { organization: text, ...job }),
  education: groups('institution', {
    institution: text,
    area: text,
    studyType: text,
    courses: texts,
    ...period,
  }),
  certificates: groups('name', { name: text, issuer: text, date: text }),
  skills: groups('name', { name: text, level: text }),
  projects: groups('name', {
    name: text,
    description: text,
    entity: text,
    highlights: texts,
    keywords: texts,
    url: text,
  }),
  references: groups('reference', { name: text, reference: text }),
};
const resumeSchema = group(parts);
const expected = new Set(['$schema', 'meta', ...Object.keys(parts)]);

export type Resume = z.infer<typeof resumeSchema>;

/** The value of a JSON file. Throws an error with a sentence for the owner. */
export function parseJson(bytes: Uint8Array, file: string): unknown {
  const json = decoded(bytes);
  try {
    return JSON.parse(json) as unknown;
  } catch (error) {
    const [, position] = /position (\d+)/.exec(String(error)) ?? [];
    const line = json.slice(0, Number(position ?? json.length)).split('\n').length;
    throw new Error(`${file} is no JSON: look for a missing comma, quote or bracket near line ${line}`, {
      cause: error,
    });
  }
}

/** Text in UTF-8 or UTF-16. Everything else is taken for Windows-1252, which contains Latin-1. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (second === 0 || (first === 0xff && second === 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0 || (first === 0xfe && second === 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads a résumé. `notes` are sentences about everything in it that is not taken. */
export function readResume(given: unknown): { resume: Resume; notes: string[] } {
  const written = Object.entries(isGroup(given) ? (given as object) : {});
  const unknown = written.filter(
    ([part, value]) => !expected.has(part) && listed(value).some((entry) => entry !== ''),
  );
  const long = written.filter(([, value]) => Array.isArray(value) && value.length > MOST_ENTRIES);
  const names = unknown.slice(0, MOST_ENTRIES).map(([part]) => part);
  const notes = long.map(([part]) => `${part}: only the first ${MOST_ENTRIES} entries are taken`);
  if (names.length > 0) notes.push(`not taken, because the page has no place for it: ${names.join(', ')}`);
  return { resume: resumeSchema.parse(given), notes };
}
