import { Icon } from '../../ui/Icon/Icon.tsx';
import { Banner } from './Banner.tsx';
import { Field } from './Field.tsx';
import { RetryBoundary } from './RetryBoundary.tsx';
import type { ContactFormContent } from './schema.ts';
import type { ContactFormControl } from './useContactForm.ts';
import styles from './ContactForm.module.css';

/** Rows of the message box: enough for a first question, short enough for a phone. */
const MESSAGE_ROWS = 5;

interface ContactFormProps {
  content: ContactFormContent;
  email: string;
  control: ContactFormControl;
}

/** The contact form. Without scripts it hands the message to the visitor's mail program. */
export function ContactForm({ content, email, control }: ContactFormProps) {
  const { status, result, errors, form, liveRegion, onSubmit, onInvalid, onInput, onApproach } = control;
  const sending = status === 'sending';
  const banner = status === 'success' || status === 'error';
  const field = (name: 'name' | 'email' | 'message') => ({
    name,
    content: content[name],
    disabled: sending,
    error: errors[name],
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to its fields
    <form
      ref={form}
      className={styles.form}
      data-reveal=""
      action={`mailto:${email}`}
      method="post"
      encType="text/plain"
      onSubmit={onSubmit}
      onInvalid={onInvalid}
      onInput={onInput}
      onFocus={onApproach}
      onPointerEnter={onApproach}
    >
      <p className={`${styles.quiet} ${styles.required}`}>{content.requiredNote}</p>
      <div className={styles.person}>
        <Field {...field('name')} control={{ type: 'text', autoComplete: 'name' }} />
        <Field {...field('email')} control={{ type: 'email', autoComplete: 'email' }} />
      </div>
      <Field {...field('message')} control={{ rows: MESSAGE_ROWS }} />
      <div className={styles.outcome} data-success={content.successBanner} data-error={content.errorBanner}>
        {/* No output element: resetting the form would empty it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a banner is held by Tab */}
        <div role="status" tabIndex={banner ? 0 : -1} {...liveRegion}>
          <RetryBoundary>
            {sending && <p className={styles.sending}>{content.sendingButton}</p>}
            {status === 'success' && <Banner look="success">{content.successBanner}</Banner>}
            {status === 'error' && <Banner look="error">{content.errorBanner}</Banner>}
          </RetryBoundary>
        </div>
        {/* Outside the live region: the banner has said as much. */}
        <p className={styles.quiet}>{noteAfter(banner ? undefined : result, content)}</p>
      </div>
      <button type="submit" className={styles.send} disabled={sending}>
        {sending ? content.sendingButton : content.sendButton}
        <Icon name="arrow-right" className={styles.arrow} />
      </button>
    </form>
  );
}

/** What stays in the form once the banner has gone; empty where there is nothing to say. */
function noteAfter(
  result: ContactFormControl['result'],
  { sentNote, notSentNote }: ContactFormContent,
): string {
  if (!result) return '';
  return result === 'sent' ? sentNote : notSentNote;
}
