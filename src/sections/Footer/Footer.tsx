import { profilesIn } from '../../content/profiles.ts';
import { Link } from '../../ui/Link/Link.tsx';
import type { SectionProps } from '../sectionProps.ts';
import styles from './Footer.module.css';
import type { FooterContent } from './schema.ts';

/** Brand, rights, profiles and the closing line. */
export function Footer({ content, owner, page }: SectionProps<FooterContent>) {
  const profiles = profilesIn('footer', owner);
  return (
    <footer className={styles.footer}>
      <div className={styles.measure}>
        <p>
          <bdi>
            <strong className={styles.brand}>{owner.brand}</strong>
          </bdi> {content.copyright}
        </p>
        {profiles.length > 0 && (
          <ul className={styles.profiles} aria-label={content.profilesLabel}>
            {profiles.map(({ label, url }) => (
              <li key={url}>
                <Link href={url} newTab={page.newTab}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <p>{content.madeWith}</p>
      </div>
    </footer>
  );
}
