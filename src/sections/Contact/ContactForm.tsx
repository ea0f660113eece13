import buttons from '../../ui/Button/Button.module.css';
import { Banner } from './Banner.tsx';
import type { ContactFormContent } from './schema.ts';
import { RenderedAnew } from './RenderedAnew.tsx';
import type { ContactFormControl } from './useContactForm.ts';
import styles from './ContactForm.module.css';

/** Rows of the message box (SPEC.md 5). */
const MESSAGE_ROWS = 5;

interface ContactFormProps {
  content: ContactFormContent;
  email: string;
  control: ContactFormControl;
}

/** The contact form. Without scripts it hands the message to the visitor's mail program. */
export function ContactForm({ content, email, control }: ContactFormProps) {
  const { name, email: address, message } = content;
  const { phase, form, onSubmit, onInput, onApproach } = control;
  const disabled = phase === 'sending';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to its fields
    <form
      ref={form}
      className={styles.form}
      action={`mailto:${email}`}
      method="post"
      encType="text/plain"
      onSubmit={onSubmit}
      onInput={onInput}
      onFocus={onApproach}
      onPointerEnter={onApproach}
    >
      <div className={styles.person}>
        <label className={styles.field}>
          {name.label}
          <input name="name" type="text" required autoComplete="name" placeholder={name.placeholder} disabled={disabled} />
        </label>
        <label className={styles.field}>
          {address.label}
          <input
            name="email"
            type="email"
            required
            autoComplete="email"
            placeholder={address.placeholder}
            disabled={disabled}
          />
        </label>
      </div>
      <label className={`${styles.field} ${styles.wide}`}>
        {message.label}
        <textarea name="message" required rows={MESSAGE_ROWS} placeholder={message.placeholder} disabled={disabled} />
      </label>
      <button type="submit" className={`${buttons.button} ${buttons.send} ${styles.send}`} disabled={disabled}>
        {disabled ? content.sendingButton : content.sendButton}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- resetting the form would empty an output */}
      <div role="status" className={styles.status}>
        <RenderedAnew>
          {phase === 'success' && <Banner look="success">{content.successBanner}</Banner>}
          {phase === 'error' && <Banner look="error">{content.errorBanner}</Banner>}
        </RenderedAnew>
      </div>
    </form>
  );
}
