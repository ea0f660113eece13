import type { Owner } from '../../content/owner.ts';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { ContactMessage } from './contactReducer.ts';
import type { ContactContent } from './schema.ts';
import { mailtoLink } from './mailtoLink.ts';
import { whatsappLink } from './whatsappLink.ts';
import styles from './Contact.module.css';

interface ContactDetailsProps {
  content: ContactContent;
  owner: Owner;
  /** What links say that open in a new tab. */
  newTab: string;
  /** What the form could not send: the address takes it along. */
  undelivered?: ContactMessage;
}

/** Address, phone and place, and the way into a chat. */
export function ContactDetails({ content, owner, newTab, undelivered }: ContactDetailsProps) {
  const { labels, whatsapp } = content;
  return (
    <div>
      <h3 className={styles.introHeading}>{content.introHeading}</h3>
      <p className={styles.intro}>{content.intro}</p>
      <dl className={styles.details}>
        <div>
          <dt>{labels.email}</dt>
          <dd>
            <a href={mailtoLink(owner.email, undelivered)} className={undelivered && styles.undelivered}>
              {owner.email}
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
      {owner.phone && whatsapp && (
        <LinkButton look="whatsapp" href={whatsappLink(owner.phone, whatsapp.message)} newTab={newTab}>
          {whatsapp.button}
          <Icon name="arrow-up-right" />
        </LinkButton>
      )}
    </div>
  );
}
