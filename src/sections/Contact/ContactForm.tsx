import { useEffect, type KeyboardEvent } from 'react';
import { setMessageStatus } from '../../messageStore.ts';
import { sendTarget } from '../../needleField/messageAnswers.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { fillIn } from '../../ui/text/fillIn.tsx';
import { FormField } from './FormField.tsx';
import { lengthText } from './formFields.ts';
import { mailtoLink } from './links.ts';
import { MAX_LENGTH } from './message.ts';
import type { ContactFormContent } from './schema.ts';
import { loadClient } from './sendMessage.ts';
import type { ContactFormState } from './useContactForm.ts';
import styles from './ContactForm.module.css';

const COUNT_ID = 'contact-message-length';
/** The length of the message is shown from this part of its limit on. */
const COUNT_FROM = 0.9;
/** Milliseconds that a banner stays. */
const BANNER_DURATION = 5000;

interface ContactFormProps {
  content: ContactFormContent;
  email: string;
  formState: ContactFormState;
}

/** The contact form. Without scripts it hands the message to the visitor's mail program. */
export function ContactForm({ content, email, formState }: ContactFormProps) {
  const { form, status, typed, outcome, onSubmit, onInput } = formState;
  const isSending = status === 'sending';
  // It stays when the banner has gone. After a failure it links to a mail with the message in it.
  const note =
    outcome === 'failed'
      ? fillIn(content.notSentNote, { email: <a href={mailtoLink(email, typed)}>{email}</a> })
      : outcome && { sending: content.unclearNote, sent: content.sentNote }[outcome];
  const { length } = typed.message;
  const isLong = length >= MAX_LENGTH.message * COUNT_FROM && length <= MAX_LENGTH.message;
  const hasCount = isLong && status === 'idle' && !note;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to its fields
    <form
      ref={form}
      className={`${styles.form} screen-only`}
      data-reveal=""
      aria-label={content.sendButton}
      action={`mailto:${email}`}
      method="post"
      encType="text/plain"
      onSubmit={onSubmit}
      onInput={onInput}
      onKeyDown={ignoreHeldEnter}
      onFocus={() => void loadClient()}
    >
      <div className={styles.fields}>
        <p className={styles.required}>{content.requiredNote}</p>
        <div className={styles.nameAndEmail}>
          <FormField name="name" content={content} disabled={isSending} />
          <FormField name="email" content={content} disabled={isSending} />
        </div>
        <FormField
          name="message"
          content={content}
          disabled={isSending}
          describedBy={hasCount ? COUNT_ID : undefined}
        />
      </div>
      <div
        className={styles.feedback}
        data-success-text={content.successBanner}
        data-error-text={content.errorBanner}
      >
        <Status content={content} formState={formState} />
        {/* Outside the live region: the banner has said it. */}
        {status === 'idle' && note && <p className={styles.note}>{note}</p>}
        {hasCount && (
          <p id={COUNT_ID} className={styles.count}>
            {lengthText(content, length, MAX_LENGTH.message)}
          </p>
        )}
      </div>
      <button ref={sendTarget} type="submit" className={styles.send} disabled={isSending}>
        {/* Page translators replace text nodes; React then writes to the span. */}
        <span>{isSending ? content.sendingButton : content.sendButton}</span>
        <Icon name="arrow-right" className={styles.arrow} />
      </button>
    </form>
  );
}

/** The live region with the banner. While sending, it has focus and a name. Screen readers skip it empty. */
function Status({ content, formState }: Pick<ContactFormProps, 'content' | 'formState'>) {
  const { liveRegion, status } = formState;
  useEffect(() => {
    if (status !== 'sent' && status !== 'failed') return undefined;
    const timer = setTimeout(() => setMessageStatus('idle'), BANNER_DURATION);
    return () => clearTimeout(timer);
  }, [status]);

  const name = status === 'sending' ? content.sendingButton : undefined;
  return (
    <div
      ref={liveRegion}
      role="status"
      aria-hidden={status === 'idle'}
      aria-label={name}
      tabIndex={-1}
    >
      {(status === 'sent' || status === 'failed') && (
        <p className={`${styles.banner} ${status === 'sent' ? styles.success : styles.error}`}>
          <Icon name={status === 'sent' ? 'check' : 'exclamation'} className={styles.icon} />
          <span>{status === 'sent' ? content.successBanner : content.errorBanner}</span>
        </p>
      )}
    </div>
  );
}

/** Enter sends once, however long it is held down. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement))
    event.preventDefault();
}
