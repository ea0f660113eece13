import { useState, type FormEvent } from 'react';
import { FIELDS, fieldsOf, isField, type FieldElement, type FieldName } from './formFields.ts';

/** What is wrong with which field, in words for the visitor. */
export type FieldErrors = Partial<Record<FieldName, string>>;

interface FieldErrorsControl {
  errors: FieldErrors;
  /** Takes the browser's words for what is wrong with a field. The browser shows them itself, too, but not for long. */
  onInvalid(event: FormEvent<HTMLFormElement>): void;
  /** Takes them back once the field is right. */
  recheck(event: FormEvent<HTMLFormElement>): void;
  /** Whether something is written in every field; where not, tells the visitor. */
  isComplete(form: HTMLFormElement): boolean;
}

/** Puts the browser's validation into words that stay. `blankNote` is said of a field that holds spaces only. */
export function useFieldErrors(blankNote: string): FieldErrorsControl {
  const [errors, setErrors] = useState<FieldErrors>({});

  /** Has the browser refuse spaces only; of what is empty it has words of its own. */
  const refuseBlank = (element: FieldElement) => {
    const isBlank = element.value !== '' && element.value.trim() === '';
    element.setCustomValidity(isBlank ? blankNote : '');
  };

  /** Notes how the field stands now, where anything has been said of it or `always`. */
  const note = (target: FieldElement, always: boolean) => {
    const name = FIELDS.find((field) => field === target.name);
    if (!name) return;
    const error = target.validationMessage || undefined;
    setErrors((before) => (always || before[name] ? { ...before, [name]: error } : before));
  };

  return {
    errors,
    onInvalid: ({ target }) => {
      if (isField(target)) note(target, true);
    },
    recheck: ({ target }) => {
      if (!isField(target)) return;
      refuseBlank(target);
      note(target, false);
    },
    isComplete: (form) => {
      // Those, too, that a script has filled, which tells of no input.
      for (const [, element] of fieldsOf(form)) refuseBlank(element);
      if (!form.reportValidity()) return false;
      setErrors({});
      return true;
    },
  };
}
