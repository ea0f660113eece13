import type { NotFoundContent } from '../../content/schema.ts';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import styles from '../Home/Home.module.css';

/** The page for addresses that lead nowhere, laid out like the first screen. Its own page, without scripts. */
export function NotFound({ content }: { content: NotFoundContent }) {
  return (
    <main className={styles.home}>
      <div className={styles.measure}>
        <h1 className={styles.name}>{content.heading}</h1>
        <p className={styles.title}>404</p>
        <p className={styles.tagline}>{content.text}</p>
        <div className={styles.actions}>
          <LinkButton look="primary" href="./">
            {content.homeLink}
          </LinkButton>
        </div>
      </div>
    </main>
  );
}
