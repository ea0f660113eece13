/** A message of a visitor. Each property is the value of the field with that name. */
export interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

export type FieldName = keyof ContactMessage;

/** Names of the form's fields in their order. */
export const FIELD_NAMES = ['name', 'email', 'message'] as const satisfies FieldName[];

/**
 * Longest value of each field in UTF-16 code units. EmailJS takes 50 kB of JSON; a code unit is at most 6 bytes of it.
 */
export const MAX_LENGTH: Record<FieldName, number> = { name: 100, email: 254, message: 8000 };

export const EMPTY_MESSAGE: ContactMessage = { name: '', email: '', message: '' };

export function isSameMessage(a: ContactMessage, b: ContactMessage): boolean {
  return FIELD_NAMES.every((name) => a[name] === b[name]);
}
