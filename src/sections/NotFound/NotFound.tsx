import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import styles from '../Home/Home.module.css';
import type { NotFoundContent } from './schema.ts';

interface NotFoundProps {
  content: NotFoundContent;
  /** Path of the site's page. */
  home: string;
}

/** The page for addresses that lead nowhere, laid out like the first screen. Its own page, without scripts. */
export function NotFound({ content, home }: NotFoundProps) {
  return (
    <main className={styles.home}>
      <div className={styles.measure}>
        <h1 className={styles.name}>{content.heading}</h1>
        <p className={styles.title}>404</p>
        <p className={styles.tagline}>{content.text}</p>
        <div className={styles.actions}>
          <LinkButton look="primary" href={home}>
            {content.homeLink}
          </LinkButton>
        </div>
      </div>
    </main>
  );
}
