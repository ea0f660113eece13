import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { fillTemplate } from '../../../ui/text/fillTemplate.tsx';
import type { ContactState } from './contactState.ts';
import { FormField } from '../FormField/FormField.tsx';
import { lengthText } from '../formFields.ts';
import { mailtoLink } from '../links.ts';
import { MAX_LENGTH } from '../message.ts';
import type { ContactFormContent } from '../schema.ts';
import { loadClient } from '../sending/sendMessage.ts';
import type { ContactFormControls } from './useContactForm.ts';
import { useRepairedMailto } from '../useRepairedMailto.ts';
import styles from './ContactForm.module.css';

const COUNT_ID = 'contact-message-length';
/** Fraction of its limit from which the length of the message is shown. */
const COUNT_FROM = 0.9;

interface ContactFormProps {
  content: ContactFormContent;
  /** Name of the form, for screen readers. */
  label: string;
  /** Address of the owner. */
  email: string;
  controls: ContactFormControls;
  sendButton: RefObject<HTMLButtonElement | null>;
}

/** The contact form. Without scripts it hands the message to the visitor's mail program. */
export function ContactForm({ content, label, email, controls, sendButton }: ContactFormProps) {
  const { state, form, liveRegion, onInput, onSubmit } = controls;
  const { values, status, outcome } = state;
  const action = mailtoLink(email);
  useRepairedMailto(form, 'action', action);
  const isSending = status === 'sending';

  const { length } = values.message;
  const isLong = length >= MAX_LENGTH.message * COUNT_FROM && length <= MAX_LENGTH.message;
  const hasCount = isLong && status === 'idle' && outcome === undefined;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to its fields
    <form
      ref={form}
      className={`${styles.form} screen-only`}
      data-reveal=""
      aria-label={label}
      action={action}
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
        {/* The live region. While a message is sent, it has the focus. */}
        <div ref={liveRegion} role="status" tabIndex={-1}>
          <Announcement content={content} email={email} state={state} liveRegion={liveRegion} />
        </div>
        {/* Outside the live region: the banner has said it. */}
        {status === 'idle' && outcome === 'sent' && (
          <p className={styles.note}>{content.sentNote}</p>
        )}
        {hasCount && (
          <p id={COUNT_ID} className={styles.count}>
            {lengthText(content, length, MAX_LENGTH.message)}
          </p>
        )}
      </div>
      <button ref={sendButton} type="submit" className={styles.send} disabled={isSending}>
        {/* Page translators replace text nodes, which React could no longer change. The span stays. */}
        <span>{isSending ? content.sendingButton : content.sendButton}</span>
        <Icon name="arrow-right" className={styles.arrow} />
      </button>
    </form>
  );
}

interface AnnouncementProps {
  content: ContactFormContent;
  email: string;
  state: ContactState;
  liveRegion: RefObject<HTMLElement | null>;
}

/** The text in the live region: "Sending...", the banner of a result, or the note after it. */
function Announcement({ content, email, state, liveRegion }: AnnouncementProps): ReactNode {
  const { values, status, outcome } = state;

  switch (status) {
    case 'sending':
      return <p className="visually-hidden">{content.sendingButton}</p>;

    case 'sent':
      return (
        <p className={`${styles.banner} ${styles.success}`}>
          <Icon name="check" className={styles.icon} />
          <span>{content.successBanner}</span>
        </p>
      );

    case 'failed':
      return (
        <p className={`${styles.banner} ${styles.error}`}>
          <Icon name="exclamation" className={styles.icon} />
          <span>{content.errorBanner}</span>
        </p>
      );

    case 'idle':
      if (outcome === 'unknown') return <p className={styles.note}>{content.unclearNote}</p>;
      if (outcome === 'failed') {
        const href = mailtoLink(email, values);
        const link = (
          <TemporaryLink href={href} focusAfter={liveRegion}>
            {email}
          </TemporaryLink>
        );
        return <p className={styles.note}>{fillTemplate(content.notSentNote, { email: link })}</p>;
      }
      return null;
  }
}

interface TemporaryLinkProps {
  href: string;
  /** Gets the focus if the link goes while it has it. */
  focusAfter: RefObject<HTMLElement | null>;
  children: string;
}

/** A link that may go while it has the focus: a response may come after the form has said that none came. */
function TemporaryLink({ href, focusAfter, children }: TemporaryLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);

  useLayoutEffect(() => {
    const element = link.current;
    const next = focusAfter.current;
    return () => {
      if (document.activeElement === element) next?.focus({ preventScroll: true });
    };
  }, [focusAfter]);

  return (
    <a ref={link} href={href}>
      {children}
    </a>
  );
}

/** Enter sends once, however long it is held down. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  const isInMessage = event.target instanceof HTMLTextAreaElement;
  if (event.key === 'Enter' && event.repeat && !isInMessage) event.preventDefault();
}
