import { useRef } from 'react';
import { Backdrop } from '../../needleField/Backdrop.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Section, SectionHeading } from '../../ui/Section/Section.tsx';
import { isLastSection, type SectionProps } from '../sectionProps.ts';
import { ContactDetails } from './ContactDetails/ContactDetails.tsx';
import { ContactForm } from './ContactForm/ContactForm.tsx';
import type { ContactContent } from './schema.ts';
import { useContactForm } from './ContactForm/useContactForm.ts';
import styles from './Contact.module.css';

/** How to reach the owner: address, phone, chat, and a form. */
export function Contact({ content, owner, shared }: SectionProps<ContactContent>) {
  const controls = useContactForm(content.form);
  const sendButton = useRef<HTMLButtonElement>(null);
  const emailLink = useRef<HTMLAnchorElement>(null);
  const { values, isUndelivered } = controls.state;
  const isLast = isLastSection(shared, 'contact');

  return (
    <Section id="contact" className={classNames(styles.contact, isLast && styles.last)}>
      <Backdrop name="contact" scrim={styles.scrim} formTargets={{ sendButton, emailLink }} />
      <SectionHeading
        of="contact"
        data-reveal=""
        size="xl"
        className={`${styles.heading} screen-only`}
      >
        {content.heading}
      </SectionHeading>
      <div className={styles.columns}>
        <ContactDetails
          content={content}
          owner={owner}
          shared={shared}
          emailLink={emailLink}
          mailDraft={isUndelivered ? values : undefined}
        />
        <ContactForm
          content={content.form}
          label={content.introHeading}
          email={owner.email}
          controls={controls}
          sendButton={sendButton}
        />
      </div>
    </Section>
  );
}
