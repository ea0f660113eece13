import { profilesIn } from '../../content/profiles.ts';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { Section, SectionHeading } from '../../ui/Section/Section.tsx';
import type { SectionProps } from '../sectionProps.ts';
import styles from './About.module.css';
import type { AboutContent } from './schema.ts';

/** Who the owner is, with the CV and profiles. */
export function About({ content, owner, page }: SectionProps<AboutContent>) {
  const profiles = profilesIn('about', owner);
  return (
    <Section id="about" reveal={{ delay: 200 }}>
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
          {(owner.cv || profiles.length > 0) && <div className={styles.actions}>
            {owner.cv && (
              <LinkButton look="primary" href={owner.cv.file} download>
                {owner.cv.button}
              </LinkButton>
            )}
            {profiles.map(({ label, url }) => (
              <LinkButton key={url} look="quiet" href={url} newTab={page.newTab}>
                {label} <span aria-hidden="true">↗</span>
              </LinkButton>
            ))}
          </div>}
        </div>
      </div>
    </Section>
  );
}
