import type { FooterContent, Owner } from '../../content/schema.ts';
import { newTab } from '../../ui/Button/LinkButton.tsx';
import styles from './Footer.module.css';

interface FooterProps {
  content: FooterContent;
  owner: Owner;
}

/** Brand, rights, profiles and the closing line. */
export function Footer({ content, owner }: FooterProps) {
  const { codeHost, professionalNetwork, photoNetwork } = owner.profiles;
  return (
    <footer className={styles.footer}>
      <div className={styles.measure}>
        <p>
          <bdi>
            <strong className={styles.brand}>{owner.brand}</strong>
          </bdi> {content.copyright}
        </p>
        <ul className={styles.profiles} aria-label={content.profilesLabel}>
          {[codeHost, professionalNetwork, photoNetwork].map(({ label, url }) => (
            <li key={url}>
              <a href={url} {...newTab}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <p>{content.madeWith}</p>
      </div>
    </footer>
  );
}
