import { useRef, useState, type FocusEvent, type InvalidEvent, type KeyboardEvent } from 'react';
import { checkField, type FieldElement } from '../formFields.ts';
import type { FieldName } from '../message.ts';
import type { ContactFormContent } from '../schema.ts';
import styles from './FormField.module.css';

/** Height of the box for the message, in lines. */
const MESSAGE_ROWS = 5;

interface FormFieldProps {
  name: FieldName;
  content: ContactFormContent;
  disabled: boolean;
  /** Id of an element that says more about the field. */
  describedBy?: string;
}

interface FieldError {
  text: string;
  /** Language of the text, if it is the browser's and not the page's. */
  lang?: string;
}

/** A required field with its label, and below it the error that the last check has found. */
export function FormField({ name, content, disabled, describedBy }: FormFieldProps) {
  const { label, placeholder } = content[name];
  const errorId = `contact-${name}-error`;
  const hasBeenInvalid = useRef(false);
  const [error, setError] = useState<FieldError>();

  function onInvalid({ currentTarget }: InvalidEvent<FieldElement>): void {
    const { validationMessage, validity } = currentTarget;
    hasBeenInvalid.current = true;
    setError({
      text: validationMessage,
      lang: validity.customError ? undefined : navigator.language,
    });
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<FieldElement>): void {
    if (!hasBeenInvalid.current || !currentTarget.value) return;
    // Not on the way to Send: the error would move the button away from the mouse.
    const isGoingElsewhere = relatedTarget && !(relatedTarget instanceof HTMLButtonElement);
    if (isGoingElsewhere) checkField(currentTarget, content);
  }

  /** Brings the whole field into view. Browsers do so with its caret only. */
  function onKeyUp({ key, currentTarget }: KeyboardEvent<FieldElement>): void {
    if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
  }

  const descriptions = [error && errorId, describedBy].filter(Boolean).join(' ');
  const attributes = {
    name,
    required: true,
    placeholder,
    disabled,
    // Always set: some screen readers call an empty required field invalid.
    'aria-invalid': error !== undefined,
    'aria-describedby': descriptions || undefined,
    onInvalid,
    onInput: () => setError(undefined),
    onBlur,
    onKeyUp,
  };

  return (
    <div className={styles.field}>
      <label>
        {label}
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
