import { joinNames } from './joinNames.ts';
import { blocksIn, linesOf, type Block } from './plainText.ts';
import synonyms from './synonyms.json' with { type: 'json' };

/** Other names of fields, by their group: of older versions of the format and of other formats. */
const SYNONYMS: Record<string, Record<string, string[]>> = synonyms;

/** Fields with sentences in the language of the résumé. */
const RUNNING_TEXTS =
  /^(summary|about|bio|description|highlights|achievements|responsibilities|bullets|activities|tasks|duties|courses|reference|quote)$/i;

/** White space, and a dash that fills an empty field. */
const NOTHING = /^[\s\p{Pd}]*$/u;

type Group = Record<string, unknown>;

/** Reads the fields of a group of a résumé, and notes which of them nobody has read. */
export class ResumeFields {
  readonly #group: Group;
  /** Key of its fields' names in synonyms.json, such as `work`. */
  readonly #kind: string;
  readonly #language: string;
  /** Place of the group in the file, such as `work[0].` */
  readonly #place: string;
  /** Places in the whole file with something in them that was not read. */
  readonly #unread: Set<string>;

  constructor(
    group: unknown,
    kind: string,
    language: string,
    place = '',
    unread = new Set(filledFields(group, place)),
  ) {
    this.#group = isGroup(group) ? group : {};
    this.#kind = kind;
    this.#language = language;
    this.#place = place;
    this.#unread = unread;
  }

  /** A short text, on one line. The names of a list are joined. */
  text(name: string): string {
    const names = this.blocks(name).map(({ text }) => text.replaceAll('\n', ' '));
    return joinNames(names, this.#language);
  }

  /** The lines of a text, or a list of texts. */
  texts(name: string): string[] {
    return linesOf(this.blocks(name));
  }

  /** The paragraphs and points of a text. */
  blocks(name: string): Block[] {
    const field = this.#find(name, (value) => textIn(value, this.#language) !== undefined);
    const value = this.#group[field];
    const text = textIn(value, this.#language) ?? '';
    if (isByLanguage(value))
      for (const tag of Object.keys(value))
        if (value[tag] !== text) this.#unread.add(`${this.#place}${field}.${tag}`);
    return blocksIn(text);
  }

  /** A group, or the first one of a list. */
  group(name: string, main: string): ResumeFields {
    return this.groups(name, main)[0] ?? new ResumeFields({}, name, this.#language);
  }

  /** A list of groups. A group is a list with one entry; a text is the field `main` of a group. */
  groups(name: string, main: string): ResumeFields[] {
    const entriesOf = (value: unknown) =>
      [value].flat(9).filter((each) => isGroup(each) || isText(each));
    const field = this.#find(name, (value) => entriesOf(value).length > 0);
    return entriesOf(this.#group[field]).map((entry, index) => {
      const place = `${this.#place}${field}[${index}].`;
      const group = isGroup(entry) ? entry : { [main]: entry };
      for (const filled of filledFields(group, place)) this.#unread.add(filled);
      return new ResumeFields(group, name, this.#language, place, this.#unread);
    });
  }

  /** The same fields with the names of another group, as some files have those of `basics` beside the lists. */
  as(kind: string): ResumeFields {
    return new ResumeFields(this.#group, kind, this.#language, this.#place, this.#unread);
  }

  /** All fields that are lists of texts, by their names, such as `backend: ['Go', 'Rust']`. */
  lists(): Map<string, string[]> {
    const isList = (value: unknown) =>
      Array.isArray(value) && !isEmpty(value) && value.every(isText);
    const names = Object.keys(this.#group).filter((name) => isList(this.#group[name]));
    for (const name of names) this.#unread.delete(this.#place + name);
    return new Map(
      names.map((name) => [
        name,
        linesOf(blocksIn(textIn(this.#group[name], this.#language) ?? '')),
      ]),
    );
  }

  /** Names of the fields in the whole file that were not read, such as `work.location`. */
  unread(): string[] {
    return [...new Set([...this.#unread].map((place) => place.replaceAll(/\[\d+\]/g, '')))];
  }

  /** The first field of this name, or of one of its synonyms, that holds something of the right kind. */
  #find(name: string, isRight: (value: unknown) => boolean): string {
    const keys = [name, ...(SYNONYMS[this.#kind]?.[name] ?? [])].map(plainKey);
    const fields = Object.keys(this.#group).filter(
      (field) => !isEmpty(this.#group[field]) && isRight(this.#group[field]),
    );
    const named = keys.flatMap((key) => fields.filter((field) => plainKey(field) === key));
    const [found = ''] = named;
    // Old and new names of a field often stand side by side.
    for (const field of named)
      if (JSON.stringify(this.#group[field]) === JSON.stringify(this.#group[found]))
        this.#unread.delete(this.#place + field);
    return found;
  }
}

/** All running texts of a résumé: neither names and addresses nor lists of products. */
export function runningTexts(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return RUNNING_TEXTS.test(field) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => runningTexts(each, field));
  if (isByLanguage(value)) return Object.values(value).slice(0, 1);
  return isGroup(value)
    ? Object.entries(value).flatMap(([key, each]) => runningTexts(each, key))
    : [];
}

/**
 * A text; undefined if the value has no text for certain. A list has a paragraph for each entry. A group
 * has the text of this language, or its only text.
 */
function textIn(value: unknown, language: string): string | undefined {
  if (isText(value)) return String(value);
  if (Array.isArray(value)) {
    const texts = value.map((each: unknown) => textIn(each, language));
    return texts.includes(undefined) ? undefined : texts.join('\n\n');
  }
  if (isByLanguage(value)) return value[language] ?? Object.values(value)[0];
  const filled = isGroup(value) ? Object.values(value).filter((each) => !isEmpty(each)) : [];
  return filled.length === 1 && isText(filled[0]) ? String(filled[0]) : undefined;
}

/** Whether a group holds one text in several languages, such as `{ en: 'Hello', de: 'Hallo' }`. */
function isByLanguage(value: unknown): value is Record<string, string> {
  if (!isGroup(value) || isEmpty(value)) return false;
  return Object.entries(value).every(
    ([tag, text]) => /^[a-z]{2}([-_][a-z]{2})?$/i.test(tag) && typeof text === 'string',
  );
}

/** Places of the fields of a group that hold something. */
function filledFields(group: unknown, place: string): string[] {
  if (!isGroup(group)) return [];
  const fields = Object.keys(group).filter((field) => !isEmpty(group[field]));
  return fields.map((field) => place + field);
}

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** Whether there is nothing in a value that a page could show. A dash counts as nothing. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty);
  return value === undefined || value === null || value === false || NOTHING.test(String(value));
}

/** The name of a field without differences of spelling: `start_date` is `startDate`. */
function plainKey(field: string): string {
  return field.toLowerCase().replaceAll(/[\s_-]/g, '');
}
