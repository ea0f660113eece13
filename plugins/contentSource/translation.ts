/** A page in another language: its file holds the texts, and content.ts all that both pages share. */
import { isGroup, isWord, type Group } from './words.ts';

/** Fields that only content.ts has. The name of a translation's file says its language. */
const ONLY_IN_ORIGINAL = ['sections', 'site.address', 'site.colors', 'site.language'];

/** Names of fields whose texts a translation may leave out: files, addresses, dates, choices and proper names. */
const INHERITED_FIELDS = new Set([
  'src',
  'file',
  'url',
  'liveUrl',
  'githubUrl',
  'email',
  'phone',
  'icon',
  'glow',
  'from',
  'type',
  'start',
  'end',
  'date',
  'company',
  'client',
  'tech',
  'recipientName',
]);

/** Other texts that a translation may leave out. */
const INHERITED_TEXTS = [
  ...ONLY_IN_ORIGINAL,
  'owner.name',
  'owner.brand',
  'owner.profiles',
  'projects.items.answer',
  'skills.items.name',
  'skills.items.keywords',
  'testimonials.items.name',
];

type Path = readonly PropertyKey[];

/** A difference between two languages of a site. */
export interface Gap {
  /** The field, such as `['projects', 'items', 2, 'title']`. */
  path: PropertyKey[];
  /** Its value in the translation. Undefined if it is missing. */
  value: unknown;
  /** The rule, such as `must be there`. */
  rule: string;
}

/**
 * The content of a page in another language: the texts of its file, and all else from `original`. Entries of
 * lists belong together by their index. Takes anything: the check comes later.
 */
export function translated(original: unknown, translation: unknown, path: Path = []): unknown {
  if (isGroup(original) && !isOnlyInOriginal(path)) {
    return translatedGroup(original, translation, path);
  }
  if (isListOfGroups(original)) {
    const entries = Array.isArray(translation) ? translation : [];
    return original.map((entry, index) => translated(entry, entries[index], [...path, index]));
  }
  if (translation !== undefined && !isOnlyInOriginal(path)) return translation;
  return isText(original) && !isInherited(path) ? undefined : original;
}

/** A field that is there with the value undefined, such as `workButton`, removes a word of the interface. */
function translatedGroup(original: Group, translation: unknown, path: Path): Group {
  const own = isGroup(translation) ? translation : {};
  const result: Group = {};
  for (const [key, value] of Object.entries(original)) {
    if (key === 'sample') continue;
    const merged = translated(value, own[key], [...path, key]);
    if (merged !== undefined || value === undefined) result[key] = merged;
  }
  for (const [key, value] of Object.entries(own)) {
    if (!(key in original) || value === undefined || key === 'sample') result[key] = value;
  }
  return result;
}

/** Texts and entries that one language has and the other lacks. `file` is the name of the original's file. */
export function findGaps(
  original: unknown,
  translation: unknown,
  file: string,
  path: PropertyKey[] = [],
): Gap[] {
  if (translation !== undefined && isOnlyInOriginal(path)) {
    const rule = `is the same in every language: only ${file} has it`;
    return [{ path, value: translation, rule }];
  }
  // Its files are those of content.ts: only its texts have to be there.
  if (translation === undefined && isPicture(original)) {
    return gapsOfGroup(original, {}, file, path);
  }
  if (translation === undefined) {
    const text = firstOwnText(original, path);
    return text === undefined
      ? []
      : [{ path, value: undefined, rule: `must be there: ${file} has ${JSON.stringify(text)}` }];
  }
  if (isGroup(original) && isGroup(translation)) {
    return gapsOfGroup(original, translation, file, path);
  }
  if (isListOfGroups(original) && Array.isArray(translation)) {
    return gapsOfList(original, translation, file, path);
  }
  return [];
}

function gapsOfGroup(
  original: Group,
  translation: Group,
  file: string,
  path: PropertyKey[],
): Gap[] {
  const missing = Object.entries(original).flatMap(([key, value]) =>
    findGaps(value, translation[key], file, [...path, key]),
  );
  const added = Object.entries(translation).flatMap(([key, value]) => {
    const addedPath = [...path, key];
    if (original[key] !== undefined || firstOwnText(value, addedPath) === undefined) return [];
    return [{ path: addedPath, value, rule: `must be in ${file}, too, or be left out here` }];
  });
  const isMoved =
    original.id !== undefined && translation.id !== undefined && original.id !== translation.id;
  const moved = isMoved
    ? [
        {
          path: [...path, 'id'],
          value: translation.id,
          rule: `must be ${String(original.id)}: entries have the order of ${file}`,
        },
      ]
    : [];
  return [...missing, ...added, ...moved];
}

function gapsOfList(
  original: Group[],
  translation: unknown[],
  file: string,
  path: PropertyKey[],
): Gap[] {
  const missing = original.flatMap((entry, index) =>
    findGaps(entry, translation[index], file, [...path, index]),
  );
  const added = translation.slice(original.length).map((value, index) => ({
    path: [...path, original.length + index],
    value,
    rule: `must be in ${file}, too, which has ${original.length} entries`,
  }));
  return [...missing, ...added];
}

/** The first text that a translation cannot leave out. Undefined if there is none. */
function firstOwnText(value: unknown, path: Path): string | undefined {
  if (isText(value)) return isInherited(path) || isWord(path) ? undefined : [value].flat()[0];
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, each] of Object.entries(value)) {
    const text = firstOwnText(each, [...path, Array.isArray(value) ? Number(key) : key]);
    if (text !== undefined) return text;
  }
  return undefined;
}

function isOnlyInOriginal(path: Path): boolean {
  return ONLY_IN_ORIGINAL.includes(path.join('.'));
}

/** Whether a translation may leave out the text at a path, and may have the same. */
export function isInherited(path: Path): boolean {
  const keys = path.filter((key) => typeof key !== 'number').map(String);
  if (INHERITED_FIELDS.has(keys.at(-1) ?? '')) return true;
  const fieldPath = keys.join('.');
  return INHERITED_TEXTS.some((text) => fieldPath === text || fieldPath.startsWith(`${text}.`));
}

/**
 * A text, or a list of texts, which is translated as a whole. A text without letters, such as `2020 – 2023` or the
 * empty one of a decorative picture, is the same in every language.
 */
function isText(value: unknown): value is string | string[] {
  if (Array.isArray(value)) {
    return value.length > 0 && value.every((each) => typeof each === 'string');
  }
  return typeof value === 'string' && /\p{L}/u.test(value);
}

function isPicture(value: unknown): value is Group {
  return isGroup(value) && 'src' in value && 'alt' in value;
}

function isListOfGroups(value: unknown): value is Group[] {
  return Array.isArray(value) && value.some(isGroup);
}
