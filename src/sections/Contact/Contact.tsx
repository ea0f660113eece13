import { Backdrop } from '../../needleField/Backdrop.tsx';
import { emailTarget } from '../../needleField/pointTargets.ts';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Section, SectionHeading } from '../../ui/Section/Section.tsx';
import type { SectionProps } from '../sectionProps.ts';
import { ContactForm } from './ContactForm.tsx';
import { mailtoLink, whatsappLink } from './links.ts';
import type { ContactContent } from './schema.ts';
import { useContactForm, type ContactFormState } from './useContactForm.ts';
import styles from './Contact.module.css';
import details from './ContactDetails.module.css';

/** How to reach the owner: address, phone, chat, and a form. */
export function Contact({ content, owner, page }: SectionProps<ContactContent>) {
  const form = useContactForm(content.form);
  return (
    <Section id="contact" className={styles.contact}>
      <Backdrop name="contact" scrim={styles.scrim} />
      <SectionHeading of="contact" data-reveal="" size="xl" className={`${styles.heading} screen-only`}>
        {content.heading}
      </SectionHeading>
      <div className={styles.columns}>
        <Details content={content} owner={owner} page={page} form={form} />
        <ContactForm content={content.form} email={owner.email} state={form} />
      </div>
    </Section>
  );
}

/** E-mail address, phone, location and a link to a chat. After a failure the e-mail link carries the message. */
function Details({ content, owner, page, form }: SectionProps<ContactContent> & { form: ContactFormState }) {
  const { isUndelivered, typed } = form;
  const { labels, whatsapp, booking } = content;
  const [user, host] = owner.email.split('@');
  const chat = owner.phone && whatsapp && whatsappLink(owner.phone, whatsapp.message);
  return (
    <div data-reveal="">
      <h3 className={`${details.heading} screen-only`}>{content.introHeading}</h3>
      {content.availability && (
        <p className={`${details.availability} screen-only`}>{content.availability}</p>
      )}
      <p className={`${details.intro} screen-only`}>{content.intro}</p>
      <dl className={details.data}>
        <div>
          <dt>{labels.email}</dt>
          <dd>
            {/* A long address breaks after its @ first. The label is for Chromium, which reads the break as a space. */}
            <a
              ref={emailTarget}
              href={mailtoLink(owner.email, isUndelivered ? typed : undefined)}
              className={isUndelivered ? details.undelivered : undefined}
              aria-label={owner.email}
            >
              {`${user}@`}
              <wbr />
              {host}
            </a>
          </dd>
        </div>
        {owner.phone && (
          <div>
            <dt>{labels.phone}</dt>
            <dd>
              <a dir="ltr" href={`tel:${owner.phone.replace(/[^+\d]/g, '')}`}>
                {owner.phone}
              </a>
            </dd>
          </div>
        )}
        <div>
          <dt>{labels.location}</dt>
          <dd>{owner.location}</dd>
        </div>
      </dl>
      {(chat || booking) && (
        <p className={`${details.buttons} screen-only`}>
          {chat && (
            <LinkButton look="quiet" href={chat} newTab={page.newTab}>
              <Icon name="whatsapp" className={details.whatsapp} />
              {whatsapp?.button}
              <Icon name="arrow-up-right" />
            </LinkButton>
          )}
          {booking && (
            <LinkButton look="quiet" href={booking.url} newTab={page.newTab}>
              {booking.label}
              <Icon name="arrow-up-right" />
            </LinkButton>
          )}
        </p>
      )}
    </div>
  );
}
