import type { ContactMessage } from './contactReducer.ts';

export type FieldName = keyof ContactMessage;
export type FieldElement = HTMLInputElement | HTMLTextAreaElement;

/** Names of the form's fields, in their order. */
export const FIELDS = ['name', 'email', 'message'] as const satisfies FieldName[];

export function isField(element: unknown): element is FieldElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** The form's fields. One that an extension has removed is not among them. */
export function fieldsOf(form: HTMLFormElement): [FieldName, FieldElement][] {
  return FIELDS.flatMap((name): [FieldName, FieldElement][] => {
    // Not by the form's own list: fields that an extension adds may take its name, or that of one of these.
    const element = form.querySelector(`[name="${name}"]`);
    return isField(element) ? [[name, element]] : [];
  });
}

/** What stands in these fields. */
export function readFields(form: HTMLFormElement): Partial<ContactMessage> {
  return Object.fromEntries(fieldsOf(form).map(([name, { value }]) => [name, value]));
}
