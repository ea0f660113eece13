import type { HomeContent, Owner } from '../../content/schema.ts';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { Backdrop } from './Backdrop.tsx';
import { NameHeading } from './NameHeading.tsx';
import styles from './Home.module.css';

interface HomeProps {
  content: HomeContent;
  owner: Owner;
}

/** The first screen. Its text is never hidden and waits for nothing. */
export function Home({ content, owner }: HomeProps) {
  return (
    <section id="home" aria-labelledby="home-heading" className={styles.home}>
      <Backdrop />
      <div className={styles.measure}>
        <NameHeading id="home-heading" name={owner.name} />
        <p className={styles.title}>{owner.title}</p>
        <p className={styles.tagline}>{content.tagline}</p>
        <div className={styles.actions}>
          <LinkButton look="primary" href="#projects">
            {content.workButton}
          </LinkButton>
          <LinkButton look="quiet" href="#contact">
            {content.connectButton}
          </LinkButton>
        </div>
      </div>
      <a className={styles.down} href="#about" aria-label={content.downArrow}>
        <svg viewBox="0 0 24 32" width="24" height="32" aria-hidden="true" focusable="false">
          <path d="M12 2v26M4 20l8 8 8-8" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </a>
    </section>
  );
}
