import { useRef, useState, type FocusEvent } from 'react';
import { checkField, type FieldElement } from './formFields.ts';
import { MAX_LENGTH, type FieldName } from './message.ts';
import type { ContactFormContent } from './schema.ts';
import styles from './FormField.module.css';

interface FormFieldProps {
  name: FieldName;
  content: ContactFormContent;
  disabled: boolean;
  /** Id of an element that says more about the field. */
  describedBy?: string;
}

/** A required field with its label, and below it the error that the last check has found. */
export function FormField({ name, content, disabled, describedBy }: FormFieldProps) {
  const { label, placeholder } = content[name];
  const errorId = `contact-${name}-error`;
  const wasWrong = useRef(false);
  const [error, setError] = useState<{ text: string; lang?: string }>();
  const attributes = {
    name,
    required: true,
    maxLength: MAX_LENGTH[name],
    placeholder,
    disabled,
    // Always set: some screen readers call an empty required field invalid.
    'aria-invalid': error !== undefined,
    'aria-describedby': [error && errorId, describedBy].filter(Boolean).join(' ') || undefined,
    onInvalid: ({
      currentTarget: { validationMessage, validity },
    }: {
      currentTarget: FieldElement;
    }) => {
      wasWrong.current = true;
      setError({
        text: validationMessage,
        lang: validity.customError ? undefined : navigator.language,
      });
    },
    onInput: () => setError(undefined),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<FieldElement>) => {
      // Not on the way to Send: the error would move the button away from the mouse.
      const checks =
        wasWrong.current && relatedTarget && !(relatedTarget instanceof HTMLButtonElement);
      if (checks && currentTarget.value) checkField(currentTarget, content);
    },
  };
  return (
    <div className={styles.field}>
      <label>
        {label}
        {name === 'message' ? (
          <textarea {...attributes} rows={5} />
        ) : (
          <input {...attributes} type={name === 'email' ? 'email' : 'text'} autoComplete={name} />
        )}
      </label>
      <p id={errorId} className={styles.error} lang={error?.lang} dir="auto">
        {error?.text ?? ''}
      </p>
    </div>
  );
}
