import type { NeedleShape } from '../../shapes/needlePath.ts';
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx';
import { Needle } from '../../ui/Needle/Needle.tsx';
import styles from './NotFound.module.css';
import type { NotFoundContent } from './schema.ts';

/** Points to the left, with its tip at the origin. */
const needle: NeedleShape = { length: 1000, width: 110, angle: -90 };
/** As large as the needle. NotFound.module.css knows its shape. */
const NEEDLE_VIEW_BOX = '0 -55 1000 110';

/** A page in another language, as the 404 page links to it. */
interface HomeInLanguage {
  /** Language, a BCP 47 tag. */
  language: string;
  /** Path of the page. */
  home: string;
  /** Text of the link, in that language. */
  homeLink: string;
}

interface NotFoundProps {
  content: NotFoundContent;
  /** Path of the site. */
  home: string;
  /** The site in other languages. Hosts have one 404 page for all. */
  translations: readonly HomeInLanguage[];
}

/** The page for unknown addresses, without scripts. */
export function NotFound({ content, home, translations }: NotFoundProps) {
  return (
    <main className={styles.notFound}>
      <h1>{content.heading}</h1>
      <p className={styles.status}>404</p>
      <p className={styles.text}>{content.text}</p>
      {translations.map((page) => (
        <p key={page.language} className={styles.text}>
          <a
            className="tap-target"
            href={page.home}
            hrefLang={page.language}
            lang={page.language}
            dir="auto"
          >
            {page.homeLink}
          </a>
        </p>
      ))}
      <div className={styles.link}>
        <LinkButton variant="primary" href={home}>
          {content.homeLink}
        </LinkButton>
        <svg className={styles.needle} viewBox={NEEDLE_VIEW_BOX} aria-hidden="true">
          <Needle {...needle} />
        </svg>
      </div>
    </main>
  );
}
