import { z } from 'zod';
import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';
import type { PublicFiles } from '../../src/content/schema/rules.ts';
import type { LineOf } from '../contentSource/contentLines.ts';
import type { ContentRules } from '../contentSource/contentRules.ts';
import { findLowContrast } from '../theme/lowContrast.ts';
import type { Gap } from '../contentSource/translation.ts';
import { isWord } from '../contentSource/words.ts';
import { languages, wordsFile } from '../contentSource/wordsFile.ts';

export interface ContentError {
  /** Path of the field, such as `skills.items[3].level`. */
  fieldPath: string;
  /** Line of the field in content.ts, or of its group if it is missing. Undefined if unknown. */
  line: number | undefined;
  /** The value as source text, shortened. */
  value: string;
  /** The rule, such as `must be from 0 to 100`. */
  rule: string;
}

const MAX_VALUE_LENGTH = 60;

/**
 * All errors in the content, in the order of its fields. Takes anything and never throws. `gaps` are those of a
 * translation.
 */
export function findErrors(
  content: unknown,
  rules: ContentRules,
  publicFiles: PublicFiles,
  lineOf: LineOf = () => undefined,
  gaps: readonly Gap[] = [],
): ContentError[] {
  const isShown = ({ path }: { path: Path }) => !isUnlisted(content, path[0], rules);
  const shownGaps = gaps.filter(isShown);
  const schemaProblems = findSchemaProblems(content, rules, publicFiles).filter(isShown);
  const merged = mergeMissingWords(content, withoutRepeats(schemaProblems));
  const problems = [...merged, ...contrastProblems(content, merged)];
  // A gap names the field already.
  const others = problems.filter(({ path }) => !shownGaps.some((gap) => isWithin(path, gap.path)));
  const errors = others.map(({ path, rule }) => ({ path, rule, value: valueAt(content, path) }));
  return [...shownGaps, ...errors].map(({ path, rule, value }) => ({
    fieldPath: formatPath(path),
    line: lineOf(path),
    value: formatValue(value),
    rule,
  }));
}

/** The errors of a file as lines of text, for a terminal and for the overlay. */
export function report(file: string, errors: readonly ContentError[]): string {
  const lines = errors.map(({ fieldPath, line, value, rule }) => {
    return `  ${fieldPath} ${rule}\n    it is ${value}${line === undefined ? '' : `, in line ${line}`}`;
  });
  const number = errors.length === 1 ? '1 error' : `${errors.length} errors`;
  return `${file} has ${number}:\n\n${lines.join('\n')}\n`;
}

type Path = readonly PropertyKey[];

/** Whether a path leads to the field at `outer`, or into it. */
function isWithin(path: Path, outer: Path): boolean {
  return outer.every((key, index) => path[index] === key);
}

/** Whether a path leads to the colours, into them, or to a group around them. */
function hasColors([part, field]: Path): boolean {
  return part === undefined || (part === 'site' && (field === undefined || field === 'colors'));
}

interface Problem {
  path: Path;
  rule: string;
}

function findSchemaProblems(
  content: unknown,
  rules: ContentRules,
  publicFiles: PublicFiles,
): Problem[] {
  /** The fields of groups that have unknown ones, by the group's path. zod's issues do not name them. */
  const knownFields = new Map<string, string[]>();
  const { error } = rules.contentSchema(publicFiles).safeParse(content, {
    error(issue) {
      if (issue.code === 'unrecognized_keys' && issue.inst instanceof z.ZodObject) {
        knownFields.set(formatPath(issue.path ?? []), Object.keys(issue.inst.shape));
      }
      return ruleOf(issue);
    },
  });
  return error?.issues.flatMap((issue) => problemsOf(issue, knownFields)) ?? [];
}

/** Colours whose texts are hard to read. They can only be judged if all five are right. */
function contrastProblems(content: unknown, problems: readonly Problem[]): Problem[] {
  if (problems.some(({ path }) => hasColors(path))) return [];
  const lowContrast = findLowContrast((content as CheckedContent).site.colors);
  return [...lowContrast].map(([color, rule]) => ({ path: ['site', 'colors', color], rule }));
}

const ruleOf: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') {
    return `must be ${typeNames[issue.expected] ?? issue.expected}`;
  }
  if (issue.code !== 'invalid_value') return undefined;
  return `must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
};

const typeNames: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number, without quotes',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'a group in { }',
};

/** An unknown field is a problem with its own path. Its rule names a field with almost the same letters. */
function problemsOf(
  issue: z.core.$ZodIssue,
  knownFields: ReadonlyMap<string, string[]>,
): Problem[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: issue.path, rule: issue.message }];
  const fields = knownFields.get(formatPath(issue.path)) ?? [];
  return issue.keys.map((key) => {
    const likely = fields.find((field) => differentLetters(field, key) < 2);
    const hint = likely ? `did you mean \`${likely}\`?` : 'is it misspelt?';
    return { path: [...issue.path, key], rule: `is no field that the site knows: ${hint}` };
  });
}

/** The problems, each once: two checks of a field may say the same. */
function withoutRepeats(problems: Problem[]): Problem[] {
  const key = ({ path, rule }: Problem) => `${formatPath(path)} ${rule}`;
  return [...new Map(problems.map((problem) => [key(problem), problem])).values()];
}

/** How many letters only one of two names has. Small and capital letters are alike. */
function differentLetters(one: string, other: string): number {
  return lettersOutside(one, other) + lettersOutside(other, one);
}

function lettersOutside(name: string, other: string): number {
  const known = other.toLowerCase();
  return [...name.toLowerCase()].filter((letter) => !known.includes(letter)).length;
}

/** Whether a part is a section that the page does not show: it may be incomplete. */
function isUnlisted(content: unknown, part: PropertyKey | undefined, rules: ContentRules): boolean {
  const listed = valueAt(content, ['sections']);
  const isSection = rules.knownSectionIds.some((id) => id === part);
  return isSection && Array.isArray(listed) && !listed.includes(part);
}

/** The problems. All missing words of a language that has no file are one problem. */
function mergeMissingWords(content: unknown, problems: Problem[]): Problem[] {
  const language = valueAt(content, ['site', 'language']);
  if (typeof language !== 'string' || wordsFile(language)) return problems;
  const others = problems.filter(
    ({ path }) => !isWord(path) || valueAt(content, path) !== undefined,
  );
  const isNoTag = problems.some(({ path }) => path.join('.') === 'site.language');
  if (isNoTag || others.length === problems.length) return others;
  const rule = `is none of ${languages().join(', ')}: to add it, translate src/content/words/en.ts into ${language}.ts`;
  return [{ path: ['site', 'language'], rule }, ...others];
}

/** A value and everything inside it, with their paths. */
export function valuesIn(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const inside = Object.entries(value).flatMap(([key, each]) =>
    valuesIn(each, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [{ path, value }, ...inside];
}

/** A path as source text, such as `skills.items[3].level`. */
export function formatPath(path: Path): string {
  if (path.length === 0) return 'content';
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

/** The value at a path; undefined if there is none. */
export function valueAt(content: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    content,
  );
}

function formatValue(value: unknown): string {
  if (value === undefined) return 'missing';
  if (typeof value === 'number') return String(value);
  const whole = JSON.stringify(value) ?? String(value);
  return whole.length > MAX_VALUE_LENGTH ? `${whole.slice(0, MAX_VALUE_LENGTH)}…` : whole;
}
