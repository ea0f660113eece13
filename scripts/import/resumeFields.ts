import { joinNames } from './joinNames.ts';
import { blocksIn, linesOf, type Block } from './plainText.ts';
import synonyms from './synonyms.json' with { type: 'json' };

/** Other names of fields, by their group: of older versions of the format and of other formats. */
const SYNONYMS: Record<string, Record<string, string[]>> = synonyms;

/** Fields with sentences in the language of the résumé. */
const RUNNING_TEXTS =
  /^(summary|about|bio|brief|text|description|highlights|achievements|responsibilities|bullets|activities|tasks|duties|courses|reference|quote)$/i;

/** Fields with the name of an entry or of a link, and with its text. */
const TITLES = ['name', 'title', 'label'];
const ENTRY_TEXTS = ['text', 'description', 'content', 'value'];

/** Fields with the address of a link. */
const ADDRESSES = ['url', 'href', 'link', 'website'];

/** Parts of a date, in their order. */
const DATE_PARTS = ['year', 'month', 'day'];

/** Fields for programs, in any group. */
const MACHINE_FIELDS = new Set(['id', 'visible', 'hidden', 'columns', 'separatelinks']);

/** Fields with the list of a group around it, such as `{ title: 'Work', items: [] }`. */
const LIST_FIELDS = new Set(['items', 'entries', 'list', 'history', 'data']);

/** White space, a dash or a word that fills an empty field. `Null` is also a family name. */
const FILLERS = [
  /^[\s\p{Pd}]*$/u,
  /^(null|NULL)$/,
  /^(n\/a|n\.a\.|none|undefined|tb[acd])$/i,
  /^(references )?(are )?available (up)?on request\.?$/i,
];

type Group = Record<string, unknown>;

/** Reads the fields of a group of a résumé, and notes which of them nobody has read. */
export class ResumeFields {
  readonly #group: Group;
  /** Key of its fields' names in synonyms.json, such as `work`. */
  readonly #kind: string;
  readonly #language: string;
  /** Path of the group in the file with a dot, such as `work[0].` */
  readonly #prefix: string;
  /** Paths of fields in the whole file that hold something and were not read. */
  readonly #unread: Set<string>;
  /** Groups with the fields that are missing here. */
  #others: ResumeFields[] = [];

  constructor(
    group: unknown,
    kind: string,
    language: string,
    prefix = '',
    unread = new Set(filledFields(group, prefix)),
  ) {
    this.#group = isGroup(group) ? group : {};
    this.#kind = kind;
    this.#language = language;
    this.#prefix = prefix;
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
    const reading = { language: this.#language, isAddress: name === 'url' };
    const field = this.#find(name, (value) => textListIn(value, reading) !== undefined);
    const value = this.#group[field];
    const fieldPath = this.#prefix + field;
    for (const unused of unusedFields(value, reading, fieldPath)) this.#unread.add(unused);
    const blocks = blocksIn(...(textListIn(value, reading) ?? []));
    return blocks.length > 0 ? blocks : this.#inOthers((other) => other.blocks(name));
  }

  /** A group, or the first one of a list. */
  group(name: string, main: string): ResumeFields {
    const fields = [this.#find(name, hasEntries)];
    return this.#groupsIn(fields, name, main)[0] ?? new ResumeFields({}, name, this.#language);
  }

  /**
   * A list of groups, from all fields with one of its names. A group is a list with one entry; a text is the field
   * `main` of a group.
   */
  groups(name: string, main: string): ResumeFields[] {
    return this.#groupsIn(this.#findAll(name, hasEntries), name, main);
  }

  #groupsIn(fields: readonly string[], kind: string, main: string): ResumeFields[] {
    const groups = fields.flatMap((field) =>
      this.#entries(this.#group[field], kind, main, this.#prefix + field),
    );
    return groups.length > 0 ? groups : this.#inOthers((other) => other.groups(kind, main));
  }

  #entries(value: unknown, kind: string, main: string, fieldPath: string): ResumeFields[] {
    const list = isGroup(value) && listIn(value, kind);
    if (list) {
      for (const filled of filledFields(value, `${fieldPath}.`)) this.#unread.add(filled);
      this.#unread.delete(`${fieldPath}.${list}`);
      // A heading such as `Work Experience`.
      if (isFieldOf('resume', String(value.name))) this.#unread.delete(`${fieldPath}.name`);
      return this.#entries(value[list], kind, main, `${fieldPath}.${list}`);
    }
    return entriesOf(value).map((entry, index) => {
      const group = isGroup(entry) ? entry : { [main]: entry };
      const inEntry = `${fieldPath}[${index}].`;
      for (const filled of filledFields(group, inEntry)) this.#unread.add(filled);
      return new ResumeFields(group, kind, this.#language, inEntry, this.#unread);
    });
  }

  /** The same fields with the names of another group, as some files have those of `basics` beside the lists. */
  as(kind: string): ResumeFields {
    const fields = new ResumeFields(this.#group, kind, this.#language, this.#prefix, this.#unread);
    fields.#others = this.#others.map((other) => other.as(kind));
    return fields;
  }

  /** The same fields, with those of other groups where they are missing here. */
  or(...others: ResumeFields[]): ResumeFields {
    const fields = this.as(this.#kind);
    fields.#others.push(...others);
    return fields;
  }

  /** The first list of another group that is not empty. */
  #inOthers<Found>(read: (other: ResumeFields) => Found[]): Found[] {
    return this.#others.map(read).find((found) => found.length > 0) ?? [];
  }

  /** The fields with a short text or a list of texts that nobody has read. */
  unreadTexts(): { field: string; isList: boolean }[] {
    return Object.entries(this.#group).flatMap(([field, value]) => {
      const isList = Array.isArray(value);
      const isUnread =
        this.#unread.has(this.#prefix + field) && (isList || !RUNNING_TEXTS.test(field));
      return isUnread && textListIn(value, { language: this.#language }) ? { field, isList } : [];
    });
  }

  /** Names of the fields in the whole file that were not read, such as `work.location`. */
  unread(): string[] {
    return [...new Set([...this.#unread].map((fieldPath) => fieldPath.replaceAll(/\[\d+\]/g, '')))];
  }

  /** The first field of this name, or of one of its synonyms, that holds something of the right kind. */
  #find(name: string, isRight: (value: unknown) => boolean): string {
    const [found = '', ...others] = this.#named(name, isRight);
    for (const field of [found, ...others.filter((other) => this.#isSame(other, found))]) {
      this.#unread.delete(this.#prefix + field);
    }
    return found;
  }

  /**
   * All of these fields. Old and new names of a field often stand side by side: the same value is found once. A text
   * beside the list is no entry, such as the address `portfolio` beside `projects`.
   */
  #findAll(name: string, isRight: (value: unknown) => boolean): string[] {
    const named = this.#named(name, isRight).filter(
      (field, index) => index === 0 || !isText(this.#group[field]),
    );
    for (const field of named) this.#unread.delete(this.#prefix + field);
    return named.filter(
      (field, index) => named.findIndex((other) => this.#isSame(other, field)) === index,
    );
  }

  /** The fields with this name or a synonym that hold something of the right kind, in the order of the names. */
  #named(name: string, isRight: (value: unknown) => boolean): string[] {
    const synonymsOf = new Map(Object.entries(SYNONYMS[this.#kind] ?? {}));
    const keys = [name, ...(synonymsOf.get(name) ?? [])].map(plainKey);
    const fields = Object.keys(this.#group).filter(
      (field) => !isEmpty(this.#group[field]) && isRight(this.#group[field]),
    );
    return keys.flatMap((key) => fields.filter((field) => plainKey(field) === key));
  }

  #isSame(one: string, other: string): boolean {
    return JSON.stringify(this.#group[one]) === JSON.stringify(this.#group[other]);
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

/** How the text of a group is found. */
interface Reading {
  language: string;
  /** Whether an address is wanted, and not the name of a link. */
  isAddress?: boolean;
  /** Whether the group is an entry of a list. */
  isEntry?: boolean;
}

/**
 * The texts in a value; undefined if it has none for certain. A list has those of its entries. A group has the text
 * of some of its fields.
 */
function textListIn(value: unknown, reading: Reading): string[] | undefined {
  if (isText(value)) return [String(value)];
  if (Array.isArray(value)) {
    const filled = value.filter((each) => !isEmpty(each));
    const texts = filled.map((each: unknown) => textListIn(each, { ...reading, isEntry: true }));
    return texts.every((each) => each !== undefined) ? texts.flat() : undefined;
  }
  if (!isGroup(value)) return undefined;
  const fields = textFieldsOf(value, reading);
  const separator = fields.includes('year') ? '-' : ': ';
  return fields.length > 0 ? [fields.map((field) => value[field]).join(separator)] : undefined;
}

/**
 * The fields with the text of a group: that of this language, the only field, a year and month, or the name or
 * address of a link. An entry of a list may have other fields beside its text or its title and description.
 */
function textFieldsOf(group: Group, { language, isAddress, isEntry }: Reading): string[] {
  const filled = filledFields(group, '');
  if (isByLanguage(group)) return filled.includes(language) ? [language] : filled.slice(0, 1);
  const texts = filled.filter((field) => isText(group[field]));
  const find = (names: readonly string[]) =>
    texts.filter((field) => names.includes(plainKey(field)));
  const date = DATE_PARTS.filter((part) => texts.includes(part));
  if (date.includes('year') && date.length === filled.length) return date;
  const isLink = filled.length === 2 && find(ADDRESSES).length === 1 && find(TITLES).length === 1;
  if (isLink) return isAddress ? find(ADDRESSES) : find(TITLES);
  // `{ start: '2019' }` is no single date.
  if (filled.length === 1) return isFieldOf('period', filled[0]!) ? [] : texts;
  if (!isEntry) return [];
  const found = [...find(TITLES), ...find(ENTRY_TEXTS)];
  const isTitled = found.length === 2 && find(TITLES).length === 1;
  return found.length === 1 || isTitled ? found : [];
}

/** Paths of the fields of groups whose texts are taken from other fields. */
function unusedFields(value: unknown, reading: Reading, fieldPath: string): string[] {
  const groups = [value].flat(9).filter(isGroup);
  return groups.flatMap((group) => {
    const fields = textFieldsOf(group, { ...reading, isEntry: Array.isArray(value) });
    if (fields.length === 0) return [];
    const texts = new Set(fields.map((field) => group[field]));
    const others = Object.entries(group).filter(([, other]) => !texts.has(other));
    return filledFields(Object.fromEntries(others), `${fieldPath}.`);
  });
}

function hasEntries(value: unknown): boolean {
  return entriesOf(value).length > 0;
}

/** The groups and texts of a list, or of a single value. */
function entriesOf(value: unknown): (Group | string | number)[] {
  return [value].flat(9).filter((each) => isGroup(each) || isText(each));
}

/** The name of the only list of groups in a group around it. Such a group has no fields of an entry. */
function listIn(group: Group, kind: string): string | undefined {
  const filled = Object.keys(group).filter((field) => !isEmpty(group[field]));
  const [list, ...others] = filled.filter((field) => Array.isArray(group[field]));
  if (list === undefined || others.length > 0) return undefined;
  const isAround =
    LIST_FIELDS.has(plainKey(list)) || !filled.some((field) => isFieldOf(kind, field));
  return isAround && [group[list]].flat(9).some(isGroup) ? list : undefined;
}

/** Whether a group of this kind has a field of this name. */
export function isFieldOf(kind: string, field: string): boolean {
  const names = Object.entries(SYNONYMS[kind] ?? {}).flat(2);
  return names.some((name) => plainKey(name) === plainKey(field));
}

/** Whether a group holds one text in several languages, such as `{ en: 'Hello', de: 'Hallo' }`. */
function isByLanguage(value: unknown): value is Record<string, string> {
  if (!isGroup(value) || isEmpty(value)) return false;
  return Object.entries(value).every(
    ([tag, text]) => /^[a-z]{2}([-_][a-z]{2})?$/i.test(tag) && typeof text === 'string',
  );
}

/** Paths of the fields of a group that hold something. */
export function filledFields(group: unknown, prefix: string): string[] {
  if (!isGroup(group)) return [];
  const fields = Object.keys(group).filter(
    (field) => !isEmpty(group[field]) && !MACHINE_FIELDS.has(plainKey(field)),
  );
  return fields.map((field) => prefix + field);
}

/** Whether a value is a group of fields. */
export function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** Whether there is nothing in a value that a page could show. A filler counts as nothing. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty);
  if (value === undefined || value === null || value === false) return true;
  return FILLERS.some((filler) => filler.test(String(value).trim()));
}

/** The name of a field without differences of spelling: `start_date` is `startDate`. */
function plainKey(field: string): string {
  return field.toLowerCase().replaceAll(/[\s_-]/g, '');
}
