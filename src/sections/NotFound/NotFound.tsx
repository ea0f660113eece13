import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import styles from './NotFound.module.css';
import type { NotFoundContent } from './schema.ts';

interface NotFoundProps {
  content: NotFoundContent;
  /** Path of the site's page. */
  home: string;
}

/** The page for addresses that lead nowhere. Its own page, without scripts. */
export function NotFound({ content, home }: NotFoundProps) {
  return (
    <main className={styles.page}>
      <h1 className={styles.heading}>{content.heading}</h1>
      <p className={styles.status}>404</p>
      <p className={styles.text}>{content.text}</p>
      <LinkButton look="primary" href={home}>
        {content.homeLink}
      </LinkButton>
    </main>
  );
}
