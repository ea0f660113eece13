import { Backdrop } from '../../ui/Backdrop/Backdrop.tsx';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import type { SectionProps } from '../sectionProps.ts';
import { NameHeading } from './NameHeading.tsx';
import styles from './Home.module.css';
import type { HomeContent } from './schema.ts';

/** The first screen. Its text is never hidden and waits for nothing; its links lead to what the page has. */
export function Home({ content, owner, page }: SectionProps<HomeContent>) {
  const has = (section: string) => page.entries.some(({ id }) => id === section);
  const [, next] = page.entries;
  return (
    <section id="home" aria-labelledby="home-heading" className={styles.home}>
      <Backdrop room="home" veil={styles.veil} />
      <div className={styles.measure}>
        <NameHeading id="home-heading" name={owner.name} />
        <p className={styles.title}>{owner.title}</p>
        <p className={styles.tagline}>{content.tagline}</p>
        <div className={styles.actions}>
          {content.workButton && has('projects') && (
            <LinkButton look="primary" href="#projects">
              {content.workButton}
            </LinkButton>
          )}
          {content.connectButton && has('contact') && (
            <LinkButton look="quiet" href="#contact">
              {content.connectButton}
            </LinkButton>
          )}
        </div>
      </div>
      {next && (
        <a className={styles.down} href={`#${next.id}`} aria-label={content.downArrow.replace('{section}', next.label)}>
          <svg viewBox="0 0 24 32" width="24" height="32" aria-hidden="true" focusable="false">
            <path d="M12 2v26M4 20l8 8 8-8" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </a>
      )}
    </section>
  );
}
