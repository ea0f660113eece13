import type { ContactFormContent } from '../../content/schema.ts';
import buttons from '../../ui/Button/Button.module.css';
import styles from './Contact.module.css';

/** Rows of the message box (SPEC.md 5). */
const MESSAGE_ROWS = 5;

/** The contact form. Without scripts it hands the message to the visitor's mail program. */
export function ContactForm({ content, email }: { content: ContactFormContent; email: string }) {
  const { name, email: address, message } = content;
  return (
    <form className={styles.form} action={`mailto:${email}`} method="post" encType="text/plain">
      <label className={styles.field}>
        {name.label}
        <input name="name" type="text" required autoComplete="name" placeholder={name.placeholder} />
      </label>
      <label className={styles.field}>
        {address.label}
        <input name="email" type="email" required autoComplete="email" placeholder={address.placeholder} />
      </label>
      <label className={`${styles.field} ${styles.wide}`}>
        {message.label}
        <textarea name="message" required rows={MESSAGE_ROWS} placeholder={message.placeholder} />
      </label>
      <button type="submit" className={`${buttons.button} ${buttons.send} ${styles.send}`}>
        {content.sendButton}
      </button>
    </form>
  );
}
