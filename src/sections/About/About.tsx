import { profilesIn } from '../../helpers/profiles.ts';
import { publicUrl } from '../../helpers/publicUrl.ts';
import type { Owner } from '../../content/schema/ownerSchema.ts';
import { classNames } from '../../ui/classNames.ts';
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx';
import { FlushText } from '../../ui/FlushText/FlushText.tsx';
import { Section, SectionHeading } from '../../ui/Section/Section.tsx';
import { isLastSection, type SectionProps } from '../sectionProps.ts';
import styles from './About.module.css';
import lastAbout from './LastAbout.module.css';
import { Portrait } from './Portrait/Portrait.tsx';
import type { AboutContent, Fact } from './schema.ts';
import withoutPortrait from './WithoutPortrait.module.css';

/** Introduces the owner, with the CV and profiles. Without a greeting the heading takes the size of a greeting. */
export function About({ content, owner, shared }: SectionProps<AboutContent>) {
  const { heading, greeting, paragraphs, portrait, facts } = content;
  // The classes of `withoutPortrait` win over those of `styles`: their cascade layer comes later (styles/main.css).
  const isTextOnly = !portrait;
  return (
    <Section
      id="about"
      className={classNames(
        styles.about,
        isTextOnly && withoutPortrait.about,
        isLastSection(shared, 'about') && lastAbout.about,
      )}
      revealTiming={{ delayMs: 200 }}
    >
      <div className={classNames(styles.columns, isTextOnly && withoutPortrait.columns)}>
        {portrait && <Portrait portrait={portrait} />}
        <div
          className={classNames(
            styles.text,
            isTextOnly && withoutPortrait.text,
            isTextOnly && !greeting && withoutPortrait.withoutGreeting,
            isTextOnly && facts && withoutPortrait.withFacts,
          )}
          data-reveal=""
        >
          <SectionHeading
            of="about"
            className={classNames(
              greeting ? styles.heading : styles.greeting,
              isTextOnly && withoutPortrait.heading,
            )}
          >
            {heading}
          </SectionHeading>
          {greeting && (
            <h3 className={classNames(styles.greeting, isTextOnly && withoutPortrait.heading)}>
              <FlushText>{greeting}</FlushText>
            </h3>
          )}
          <div className={isTextOnly ? withoutPortrait.paragraphs : undefined}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className={styles.paragraph}>
                {paragraph}
              </p>
            ))}
            <Actions
              className={isTextOnly ? withoutPortrait.actions : undefined}
              owner={owner}
              newTabNote={shared.newTabNote}
            />
          </div>
          {facts && (
            <Facts className={isTextOnly ? withoutPortrait.facts : undefined} facts={facts} />
          )}
        </div>
      </div>
    </Section>
  );
}

interface ActionsProps {
  className: string | undefined;
  owner: Owner;
  newTabNote: string;
}

/** Links to the CV and the profiles, if there are any. */
function Actions({ className, owner, newTabNote }: ActionsProps) {
  const { cv } = owner;
  const profiles = profilesIn('about', owner);
  if (!cv && profiles.length === 0) return null;
  return (
    <div className={classNames(styles.actions, className, 'screen-only')}>
      {cv && (
        <LinkButton variant="primary" href={publicUrl(cv.href)} download={cv.fileName}>
          {cv.button}
          <span className={styles.fileType}>{cv.fileType}</span>
        </LinkButton>
      )}
      {profiles.map(({ label, url }) => (
        <LinkButton key={label} variant="secondary" href={url} newTabNote={newTabNote}>
          {label}
        </LinkButton>
      ))}
    </div>
  );
}

interface FactsProps {
  className: string | undefined;
  facts: Fact[];
}

/** Short values with their meanings. */
function Facts({ className, facts }: FactsProps) {
  return (
    <dl className={classNames(styles.facts, className)}>
      {facts.map(({ value, label }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
