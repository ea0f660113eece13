import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import type { FieldName } from './formFields.ts';
import type { ContactFormContent } from './schema.ts';
import styles from './ContactForm.module.css';

interface FieldProps {
  name: FieldName;
  content: ContactFormContent[FieldName];
  disabled: boolean;
  /** What is wrong with what stands in it. */
  error?: string;
  /** Further attributes: of a text area where they have `rows`. */
  control:
    InputHTMLAttributes<HTMLInputElement> | (TextareaHTMLAttributes<HTMLTextAreaElement> & { rows: number });
}

/** A required field with its label, and what is wrong with it below. */
export function Field({ name, content, disabled, error, control }: FieldProps) {
  const errorId = `contact-${name}-error`;
  const attributes = {
    name,
    required: true,
    placeholder: content.placeholder,
    disabled,
    // Said outright: else screen readers call a field wrong that is only empty still.
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : errorId,
  };
  return (
    <div className={styles.field}>
      <label>
        {content.label}
        {'rows' in control ? (
          <textarea {...attributes} {...control} />
        ) : (
          <input {...attributes} {...control} />
        )}
      </label>
      {/* Always there: React needs not to remove it, which fails where an extension has. In the browser's language. */}
      <p id={errorId} className={styles.error} dir="auto">
        {error ?? ''}
      </p>
    </div>
  );
}
