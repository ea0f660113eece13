import type { ReactNode } from 'react';
import { sendTarget } from '../../needleField/pointTargets.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { lengthText } from './checkField.ts';
import { FormField } from './FormField.tsx';
import { mailtoLink } from './links.ts';
import { MAX_LENGTH, type FieldName } from './message.ts';
import type { ContactFormContent } from './schema.ts';
import { loadClient } from './sendMessage.ts';
import type { ContactFormControl } from './useContactForm.ts';
import styles from './ContactForm.module.css';

const COUNT_ID = 'contact-message-length';
/** The length of the message is shown from this part of its limit on. */
const COUNT_FROM = 0.9;

interface ContactFormProps {
  content: ContactFormContent;
  email: string;
  control: ContactFormControl;
}

/** The contact form. Without scripts it hands the message to the visitor's mail program. */
export function ContactForm({ content, email, control }: ContactFormProps) {
  const { status, typed, errors, form, live, registerField, holdBanner } = control;
  const { onSubmit, onInput, onBlur, onKeyDown } = control;
  const isSending = status === 'sending';
  const note = noteAfter(content, email, control);
  const { length } = typed.message;
  const isLong = length >= MAX_LENGTH.message * COUNT_FROM;
  const hasCount = isLong && status === 'idle' && !note && !errors.message;
  const field = (name: FieldName) => ({
    name,
    content: content[name],
    disabled: isSending,
    error: errors[name],
    register: registerField,
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to its fields
    <form
      ref={form}
      className={styles.form}
      data-reveal=""
      aria-label={content.sendButton}
      action={`mailto:${email}`}
      method="post"
      encType="text/plain"
      onSubmit={onSubmit}
      onInput={onInput}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      onFocus={() => void loadClient()}
    >
      <div className={styles.fields}>
        <p className={styles.required}>{content.requiredNote}</p>
        <div className={styles.person}>
          <FormField {...field('name')} />
          <FormField {...field('email')} />
        </div>
        <FormField {...field('message')} describedBy={hasCount ? COUNT_ID : undefined} />
      </div>
      <div className={styles.strip} data-success={content.successBanner} data-error={content.errorBanner}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- pointer and focus hold a banner */}
        <div
          ref={live}
          role="status"
          tabIndex={liveTabIndex[status]}
          onPointerEnter={() => holdBanner('pointer', true)}
          onPointerLeave={() => holdBanner('pointer', false)}
          onFocus={() => holdBanner('focus', true)}
          onBlur={() => holdBanner('focus', false)}
        >
          {isSending && <p className="visually-hidden">{content.sendingButton}</p>}
          {status === 'sent' && <Banner look="success">{content.successBanner}</Banner>}
          {status === 'failed' && <Banner look="error">{content.errorBanner}</Banner>}
        </div>
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

/** Empty it cannot have the focus, while sending only the script gives it, a banner is a stop of the Tab key. */
const liveTabIndex = { idle: undefined, sending: -1, sent: 0, failed: 0 };

/** The outcome of a message, read out by the live region around it. */
function Banner({ look, children }: { look: 'success' | 'error'; children: string }) {
  return (
    <p className={`${styles.banner} ${styles[look]}`}>
      <Icon name={look === 'success' ? 'check' : 'exclamation'} className={styles.icon} />
      <span>{children}</span>
    </p>
  );
}

/** The note that stays when the banner has gone. The one after a failure links to a mail with the message in it. */
function noteAfter(
  { sentNote, notSentNote, unclearNote }: ContactFormContent,
  email: string,
  { outcome, typed }: ContactFormControl,
): ReactNode {
  if (outcome === 'sent') return sentNote;
  if (outcome === 'sending') return unclearNote;
  if (!outcome) return undefined;
  const [before, after] = notSentNote.split('{email}');
  return (
    <>
      {before}
      <a href={mailtoLink(email, typed)}>{email}</a>
      {after}
    </>
  );
}
