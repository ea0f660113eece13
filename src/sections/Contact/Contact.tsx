import type { ContactContent, Owner } from '../../content/schema.ts';
import { Section, SectionHeading } from '../../ui/Section/Section.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import { ContactForm } from './ContactForm.tsx';
import { useContactForm } from './useContactForm.ts';
import styles from './Contact.module.css';

interface ContactProps {
  content: ContactContent;
  owner: Owner;
}

/** How to reach the owner: address, phone, chat, and a form. */
export function Contact({ content, owner }: ContactProps) {
  const control = useContactForm(content.form.recipientName);
  return (
    <Section id="contact">
      <SectionHeading of="contact">{content.heading}</SectionHeading>
      <div className={styles.columns}>
        <ContactDetails content={content} owner={owner} undelivered={control.undelivered} />
        <ContactForm content={content.form} email={owner.email} control={control} />
      </div>
    </Section>
  );
}
