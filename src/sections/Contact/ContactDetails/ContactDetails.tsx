import type { ComponentProps, RefObject } from 'react';
import { publicUrl } from '../../../helpers/publicUrl.ts';
import { profilesIn } from '../../../helpers/profiles.ts';
import { classNames } from '../../../ui/classNames.ts';
import { AddressText, shortAddress } from '../../../ui/AddressText/AddressText.tsx';
import { joinTexts } from '../../../ui/text/joinTexts.tsx';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { usePrintLoadedRef } from '../../../ui/Picture/usePrintLoadedRef.ts';
import type { SectionProps } from '../../sectionProps.ts';
import { useRepairedMailto } from '../useRepairedMailto.ts';
import styles from './ContactDetails.module.css';
import { mailtoLink, whatsappLink } from '../links.ts';
import type { FormValues } from '../message.ts';
import type { ContactContent } from '../schema.ts';

interface ContactDetailsProps extends SectionProps<ContactContent> {
  emailLink: RefObject<HTMLAnchorElement | null>;
  /** The values of the fields if a message could not be sent. The e-mail link carries them. */
  mailDraft: FormValues | undefined;
}

/** How to reach the owner. */
export function ContactDetails({
  content,
  owner,
  shared,
  emailLink,
  mailDraft,
}: ContactDetailsProps) {
  const { labels, whatsapp, booking, cardLink } = content;
  const { contactCard } = owner;
  const qrCode = usePrintLoadedRef();
  const mailto = mailtoLink(owner.email, mailDraft);
  useRepairedMailto(emailLink, 'href', mailto);
  const chat = owner.phone && whatsapp && whatsappLink(owner.phone, whatsapp.message);
  return (
    <div data-reveal="">
      <h3 className={`${styles.heading} screen-only`}>{content.introHeading}</h3>
      {content.availability && (
        <p className={`${styles.availability} screen-only`}>{content.availability}</p>
      )}
      {content.intro && <p className={`${styles.intro} screen-only`}>{content.intro}</p>}
      {contactCard?.code && (
        <img
          ref={qrCode}
          className={`${styles.code} print-only`}
          src={publicUrl(contactCard.code)}
          alt={cardLink ?? ''}
          loading="lazy"
        />
      )}
      <dl className={styles.details}>
        <Detail label={labels.email}>
          <a
            ref={emailLink}
            href={mailto}
            className={classNames('tap-target', mailDraft && styles.withDraft)}
            aria-label={owner.email}
          >
            <AddressText>{owner.email}</AddressText>
          </a>
        </Detail>
        {owner.phone && (
          <Detail label={labels.phone}>
            <a className="tap-target" dir="ltr" href={`tel:${owner.phone.replace(/[^+\d]/g, '')}`}>
              {owner.phone}
            </a>
          </Detail>
        )}
        {owner.location && <Detail label={labels.location}>{owner.location}</Detail>}
        {owner.languages && (
          <Detail label={labels.languages}>
            <span className="whole-words">{joinTexts(owner.languages, shared.comma)}</span>
          </Detail>
        )}
        {/* About has these as buttons, which are not printed: paper shows them here. */}
        {profilesIn('about', owner).map(({ label, url }) => (
          <Detail key={label} label={label} className="print-only">
            <a dir="ltr" href={url}>
              {shortAddress(url)}
            </a>
          </Detail>
        ))}
      </dl>
      {(chat || booking || (contactCard && cardLink)) && (
        <p className={`${styles.buttons} screen-only`}>
          {chat && (
            <LinkButton variant="secondary" href={chat} newTabNote={shared.newTabNote}>
              <Icon name="whatsapp" className={styles.whatsapp} />
              {whatsapp?.button}
            </LinkButton>
          )}
          {booking && (
            <LinkButton variant="secondary" href={booking.url} newTabNote={shared.newTabNote}>
              {booking.label}
            </LinkButton>
          )}
          {contactCard && cardLink && (
            <LinkButton
              variant="secondary"
              href={publicUrl(contactCard.file)}
              download={contactCard.fileName}
            >
              {cardLink}
            </LinkButton>
          )}
        </p>
      )}
    </div>
  );
}

interface DetailProps extends ComponentProps<'div'> {
  label: string;
}

function Detail({ label, children, ...group }: DetailProps) {
  return (
    <div {...group}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
