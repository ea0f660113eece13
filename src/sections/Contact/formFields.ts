import type { FieldElement } from './FormField.tsx';
import { FIELD_NAMES, type ContactMessage, type FieldName } from './message.ts';

/** A field of the form. Fields with its name that an extension adds come later. */
export function fieldIn(form: Element | null | undefined, name: FieldName): FieldElement | null | undefined {
  return form?.querySelector<FieldElement>(`[name=${name}]`);
}

export function readFields(form?: Element | null): ContactMessage {
  const value = (name: FieldName) => fieldIn(form, name)?.value ?? '';
  return { name: value('name'), email: value('email'), message: value('message') };
}

export function fillFields(form: Element | null, message: ContactMessage): void {
  for (const name of FIELD_NAMES) {
    const field = fieldIn(form, name);
    if (field) field.value = message[name];
  }
}
