import { profilesIn } from '../../content/profiles.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { List } from '../../ui/List/List.tsx';
import type { SectionProps } from '../sectionProps.ts';
import styles from './Footer.module.css';
import type { FooterContent } from './schema.ts';

/** Brand, copyright, profiles and the text `madeWith`. */
export function Footer({ content, owner, page }: SectionProps<FooterContent>) {
  const profiles = profilesIn('footer', owner);
  return (
    <footer className={`${styles.footer} screen-only`}>
      <div>
        <p className={styles.brand}>
          <bdi>{owner.brand}</bdi>
        </p>
        <p>{content.copyright}</p>
      </div>
      {profiles.length > 0 && (
        <List className={styles.profiles} aria-label={content.profilesLabel}>
          {profiles.map(({ label, url }) => (
            <li key={url}>
              <Link className={styles.profile} href={url} newTab={page.newTab}>
                {label}
              </Link>
            </li>
          ))}
        </List>
      )}
      <p>{content.madeWith}</p>
    </footer>
  );
}
