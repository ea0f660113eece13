import { profilesIn } from '../../content/profiles.ts';
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx';
import { FlushText } from '../../ui/FlushText/FlushText.tsx';
import { Section, SectionHeading } from '../../ui/Section/Section.tsx';
import type { SectionProps } from '../sectionProps.ts';
import styles from './About.module.css';
import { Portrait } from './Portrait.tsx';
import type { AboutContent } from './schema.ts';

/** Introduces the owner, with the CV and profiles. */
export function About({ content, owner, page }: SectionProps<AboutContent>) {
  const { heading, greeting, paragraphs, portrait, facts } = content;
  const profiles = profilesIn('about', owner);
  const { cv } = owner;
  return (
    <Section id="about" className={styles.about} reveal={{ delay: 200 }}>
      <div className={`${styles.columns} ${portrait ? '' : styles.alone}`}>
        {portrait && <Portrait portrait={portrait} />}
        <div className={styles.text} data-reveal="">
          <SectionHeading of="about" className={styles.heading}>
            {heading}
          </SectionHeading>
          {greeting && (
            <h3 className={styles.greeting}>
              <FlushText>{greeting}</FlushText>
            </h3>
          )}
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
          {(cv || profiles.length > 0) && (
            <div className={`${styles.actions} screen-only`}>
              {cv && (
                <LinkButton look="primary" href={cv.href} download={cv.fileName}>
                  {cv.button}
                  <span className={styles.fileType}>PDF{cv.size && `, ${cv.size}`}</span>
                </LinkButton>
              )}
              {profiles.map(({ label, url }) => (
                <LinkButton key={label} look="quiet" href={url} newTabNote={page.newTabNote}>
                  {label}
                </LinkButton>
              ))}
            </div>
          )}
          {facts && (
            <dl className={styles.facts}>
              {facts.map(({ value, label }) => (
                <div key={label} className={styles.fact}>
                  <dt className={styles.label}>{label}</dt>
                  <dd className={styles.value}>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
    </Section>
  );
}
