import { emailTarget } from '../../needleField/messageAnswers.ts';
import { AddressText } from '../../ui/AddressText.tsx';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { SectionProps } from '../sectionProps.ts';
import styles from './ContactDetails.module.css';
import { mailtoLink, whatsappLink } from './links.ts';
import type { ContactContent } from './schema.ts';
import type { ContactFormState } from './useContactForm.ts';

interface ContactDetailsProps extends SectionProps<ContactContent> {
  form: ContactFormState;
}

/** E-mail address, phone, location and a link to a chat. After a failure the e-mail link carries the message. */
export function ContactDetails({ content, owner, page, form }: ContactDetailsProps) {
  const { isUndelivered, typed } = form;
  const { labels, whatsapp, booking } = content;
  const chat = owner.phone && whatsapp && whatsappLink(owner.phone, whatsapp.message);
  return (
    <div data-reveal="">
      <h3 className={`${styles.heading} screen-only`}>{content.introHeading}</h3>
      {content.availability && <p className={`${styles.availability} screen-only`}>{content.availability}</p>}
      <p className={`${styles.intro} screen-only`}>{content.intro}</p>
      <dl className={styles.data}>
        <div>
          <dt>{labels.email}</dt>
          <dd>
            <a
              ref={emailTarget}
              href={mailtoLink(owner.email, isUndelivered ? typed : undefined)}
              className={isUndelivered ? styles.undelivered : undefined}
              aria-label={owner.email}
            >
              <AddressText>{owner.email}</AddressText>
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
        <p className={`${styles.buttons} screen-only`}>
          {chat && (
            <LinkButton look="quiet" href={chat} newTab={page.newTab}>
              <Icon name="whatsapp" className={styles.whatsapp} />
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
