import { profilesIn } from '../../helpers/profiles.ts';
import { publicUrl } from '../../helpers/publicUrl.ts';
import { classNames } from '../../ui/classNames.ts';
import { Link } from '../../ui/Link/Link.tsx';
import { List } from '../../ui/List/List.tsx';
import { isLastSection, type SectionProps } from '../sectionProps.ts';
import styles from './Footer.module.css';
import type { FooterContent } from './schema.ts';

/** From the top of the drawing down to the baseline of the large brand: as high as its capitals. */
const BRAND_BASELINE = '0.68em';

/** Profiles, links, three lines of text and the brand. After Contact it is over the bottom of the needle field. */
export function Footer({ content, owner, shared }: SectionProps<FooterContent>) {
  const profiles = profilesIn('footer', owner);
  const isAfterContact = isLastSection(shared, 'contact');
  return (
    <footer
      className={classNames(styles.footer, isAfterContact && styles.overField, 'screen-only')}
    >
      <div className={styles.lists}>
        {profiles.length > 0 && (
          <List className={styles.list} aria-label={content.profilesLabel}>
            {profiles.map(({ label, url }) => (
              <li key={label}>
                <Link
                  className={`${styles.link} ${styles.profile}`}
                  href={url}
                  newTabNote={shared.newTabNote}
                >
                  {label}
                </Link>
              </li>
            ))}
          </List>
        )}
        {content.links && (
          <List className={styles.list}>
            {content.links.map(({ label, url }) => (
              <li key={label}>
                <Link className={styles.link} href={publicUrl(url)}>
                  {label}
                </Link>
              </li>
            ))}
          </List>
        )}
      </div>
      {content.copyright && <p>{content.copyright}</p>}
      {content.note && <p>{content.note}</p>}
      <p>{content.madeWith}</p>
      <svg className={styles.brand} fill="currentColor" aria-hidden="true">
        <text y={BRAND_BASELINE}>{owner.brand}</text>
      </svg>
    </footer>
  );
}
