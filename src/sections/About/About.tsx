import type { AboutContent, Owner } from '../../content/schema.ts';
import { LinkButton, newTab } from '../../ui/Button/LinkButton.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { Section, SectionHeading } from '../../ui/Section/Section.tsx';
import styles from './About.module.css';

interface AboutProps {
  content: AboutContent;
  profiles: Owner['profiles'];
}

/** Who the owner is, with the CV and two profiles. */
export function About({ content, profiles }: AboutProps) {
  return (
    <Section id="about">
      <div className={styles.columns}>
        <Picture
          picture={content.portrait}
          kind="portrait"
          sizes="(min-width: 768px) 440px, calc(100vw - 44px)"
          className={styles.portrait}
        />
        <div className={styles.text}>
          <SectionHeading of="about">{content.heading}</SectionHeading>
          <h3 className={styles.greeting}>{content.greeting}</h3>
          {content.paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
          <div className={styles.actions}>
            <LinkButton look="primary" href={content.cvFile} download>
              {content.cvButton}
            </LinkButton>
            {[profiles.codeHost, profiles.professionalNetwork].map(({ label, url }) => (
              <LinkButton key={url} look="quiet" href={url} {...newTab}>
                {label} <span aria-hidden="true">↗</span>
              </LinkButton>
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}
