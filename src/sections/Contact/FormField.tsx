import type { FieldElement, FieldError } from './checkField.ts';
import { MAX_LENGTH, type FieldName } from './message.ts';
import type { ContactFormContent } from './schema.ts';
import styles from './FormField.module.css';

/** Rows of the message: enough for a first question, few enough for a phone. */
const MESSAGE_ROWS = 5;

interface FormFieldProps {
  name: FieldName;
  content: ContactFormContent[FieldName];
  disabled: boolean;
  error: FieldError | undefined;
  /** Id of an element that says more about the field. */
  describedBy?: string | undefined;
  register(name: FieldName, element: FieldElement | null): void;
}

/** A required field with its label, and below it what is wrong with its value. */
export function FormField({ name, content, disabled, error, describedBy, register }: FormFieldProps) {
  const errorId = `contact-${name}-error`;
  const attributes = {
    ref: (element: FieldElement | null) => register(name, element),
    name,
    required: true,
    maxLength: MAX_LENGTH[name],
    placeholder: content.placeholder,
    disabled,
    // Always set: some screen readers call an empty required field invalid.
    'aria-invalid': error !== undefined,
    'aria-describedby': [error && errorId, describedBy].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={styles.field}>
      <label>
        {content.label}
        {name === 'message' ? (
          <textarea {...attributes} rows={MESSAGE_ROWS} />
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
