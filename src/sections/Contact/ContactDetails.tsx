import type { Owner } from '../../content/owner.ts';
import { emailTarget } from '../../needleField/pointTargets.ts';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { mailtoLink, whatsappLink } from './links.ts';
import type { ContactMessage } from './message.ts';
import type { ContactContent } from './schema.ts';
import styles from './ContactDetails.module.css';

interface ContactDetailsProps {
  content: ContactContent;
  owner: Owner;
  /** Text in links that open in a new tab. */
  newTab: string;
  /** The message that the form could not send: the e-mail link carries it. */
  undelivered: ContactMessage | undefined;
}

/** E-mail address, phone, location and a link to a chat. */
export function ContactDetails({ content, owner, newTab, undelivered }: ContactDetailsProps) {
  const { labels, whatsapp } = content;
  const [user, host] = owner.email.split('@');
  return (
    <div data-reveal="">
      <h3 className={`${styles.sign} screen-only`}>{content.introHeading}</h3>
      {content.availability && <p className={`${styles.availability} screen-only`}>{content.availability}</p>}
      <p className={`${styles.intro} screen-only`}>{content.intro}</p>
      <dl className={styles.data}>
        <div>
          <dt>{labels.email}</dt>
          <dd>
            {/* A long address breaks after its @ first. The label is for Chromium, which reads the break as a space. */}
            <a
              ref={emailTarget}
              href={mailtoLink(owner.email, undelivered)}
              className={undelivered && styles.undelivered}
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
      {owner.phone && whatsapp && (
        <p className="screen-only">
          <LinkButton look="quiet" href={whatsappLink(owner.phone, whatsapp.message)} newTab={newTab}>
            <Icon name="whatsapp" className={styles.whatsapp} />
            {whatsapp.button}
            <Icon name="arrow-up-right" />
          </LinkButton>
        </p>
      )}
    </div>
  );
}
