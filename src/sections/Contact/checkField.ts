import type { ContactFormContent } from './schema.ts';

export type FieldElement = HTMLInputElement | HTMLTextAreaElement;

/** Text that says what is wrong with a field. */
export interface FieldError {
  text: string;
  /** Language of the text if it is the browser's. */
  lang?: string;
}

/** Checks one field: with the texts of the content for a blank or too long value, else with the browser's. */
export function checkField(field: FieldElement, content: ContactFormContent): FieldError | undefined {
  const { value, maxLength, validity, validationMessage } = field;
  if (value !== '' && value.trim() === '') return { text: content.blankNote };
  // Browsers apply the limit to typed text only, not to a restored draft.
  if (value.length > maxLength) return { text: lengthText(content, value.length, maxLength) };
  return validity.valid ? undefined : { text: validationMessage, lang: navigator.language };
}

/** Tells how much of the limit a text takes. */
export function lengthText({ lengthNote }: ContactFormContent, length: number, limit: number): string {
  return lengthNote.replace('{n}', String(length)).replace('{limit}', String(limit));
}
