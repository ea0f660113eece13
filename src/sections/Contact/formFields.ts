import { fillText } from '../../helpers/fillText.ts';
import { FIELD_NAMES, MAX_LENGTH, type FormValues, type FieldName } from './message.ts';
import type { ContactFormContent } from './schema.ts';

export type FieldElement = HTMLInputElement | HTMLTextAreaElement;

/** The first field with this name: extensions add theirs at the end of the form. */
export function fieldIn(
  form: Element | null | undefined,
  name: FieldName,
): FieldElement | null | undefined {
  return form?.querySelector<FieldElement>(`[name=${name}]`);
}

export function readFields(form?: Element | null): FormValues {
  const value = (name: FieldName) => fieldIn(form, name)?.value ?? '';
  return { name: value('name'), email: value('email'), message: value('message') };
}

export function fillFields(form: Element | null, values: FormValues): void {
  for (const name of FIELD_NAMES) {
    const field = fieldIn(form, name);
    if (field) field.value = values[name];
  }
}

/**
 * Whether the value of a field is neither blank nor too long, and valid to the browser. If not, the
 * browser fires `invalid` at the field, and `FormField` shows the error.
 */
export function checkField(field: FieldElement, content: ContactFormContent): boolean {
  const { value } = field;
  const isBlank = value !== '' && value.trim() === '';
  // Not by the attribute `maxlength`: browsers would cut a text that is pasted, without a word.
  const limit = MAX_LENGTH[field.name as FieldName];
  const lengthError = value.length > limit ? lengthText(content, value.length, limit) : '';
  field.setCustomValidity(isBlank ? content.blankNote : lengthError);
  return field.checkValidity();
}

/** Says how much of the limit a text takes. */
export function lengthText(
  { lengthNote }: ContactFormContent,
  length: number,
  limit: number,
): string {
  return fillText(lengthNote, { n: length, limit });
}
