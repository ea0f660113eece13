import { readStored, writeStored } from '../../helpers/storage.ts';

export const FIELD_NAMES = ['name', 'email', 'message'] as const;

export type FieldName = (typeof FIELD_NAMES)[number];

/** The values of all fields: a message with its sender. */
export type FormValues = Record<FieldName, string>;

/**
 * Longest values in UTF-16 code units: EmailJS takes 50 kB of JSON. A unit of a name or a message has
 * at most 6 bytes there, and one of an address 3, because browsers refuse control characters in it.
 */
export const MAX_LENGTH: Record<FieldName, number> = { name: 100, email: 254, message: 8000 };

export const EMPTY_VALUES: FormValues = { name: '', email: '', message: '' };

export function haveSameValues(a: FormValues, b: FormValues): boolean {
  return FIELD_NAMES.every((name) => a[name] === b[name]);
}

/** For each field, the first of these values that is not empty. */
export function mergeValues(...forms: FormValues[]): FormValues {
  const first = (name: FieldName) => forms.find((values) => values[name])?.[name] ?? '';
  return { name: first('name'), email: first('email'), message: first('message') };
}

const OUTCOMES = ['unknown', 'sent', 'failed'] as const;

/** The outcome of sending a message, as far as it is known: `unknown` until the response. */
export type Outcome = (typeof OUTCOMES)[number];

/** The message in the form. */
export interface Draft {
  values: FormValues;
  /** Only if Send was pressed, and the message not edited since. */
  outcome?: Outcome;
}

const DRAFT = 'contact-draft';

/** Keeps a draft until the tab is closed. */
export function saveDraft(draft: Draft): void {
  const isEmpty = !draft.outcome && haveSameValues(draft.values, EMPTY_VALUES);
  writeStored('session', DRAFT, isEmpty ? undefined : JSON.stringify(draft));
}

/** The draft of this tab. All its texts are empty if there is none, or one that this code did not write. */
export function loadDraft(): Draft {
  const stored = parse(readStored('session', DRAFT) ?? '');
  return isDraft(stored) ? stored : { values: EMPTY_VALUES };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function isDraft(value: unknown): value is Draft {
  const { values, outcome } = (value ?? {}) as Partial<Record<keyof Draft, unknown>>;
  const texts = (values ?? {}) as Partial<Record<FieldName, unknown>>;
  const hasTexts = FIELD_NAMES.every((name) => typeof texts[name] === 'string');
  return hasTexts && (outcome === undefined || OUTCOMES.some((each) => each === outcome));
}
