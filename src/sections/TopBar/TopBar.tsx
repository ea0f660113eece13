import { cvFileName } from '../../content/cvFileName.ts';
import { ArrowMark } from '../../ui/ArrowMark/ArrowMark.tsx';
import { List } from '../../ui/List/List.tsx';
import type { SectionProps } from '../sectionProps.ts';
import { MotionButton } from './MotionButton.tsx';
import type { TopBarContent } from './schema.ts';
import { useMenu } from './useMenu.ts';
import { useScrolled, useSectionInView } from './useScrollPosition.ts';
import styles from './TopBar.module.css';

/** The fixed bar: brand, links to the sections (behind a menu button in narrow windows), CV and motion button. */
export function TopBar({ content, owner, page }: SectionProps<TopBarContent>) {
  const { box, button, isOpen, toggle, close } = useMenu();
  const isSolid = useScrolled() || isOpen;
  const current = useSectionInView(page.entries);
  const { cv } = owner;
  const cvName = cv && cvFileName(owner.name, cv);
  const cvType = cv && ['PDF', cv.size].filter(Boolean).join(', ');
  return (
    <header className={`${styles.bar} ${isSolid ? styles.solid : ''} screen-only`}>
      <a className={styles.skip} href="#main">
        {content.skipLink}
      </a>
      <a className={styles.brand} href="#home">
        <ArrowMark className={styles.mark} />
        <bdi className={styles.brandName}>{owner.brand}</bdi>
      </a>
      <div ref={box} className={styles.navigation}>
        {/* Safari moves the focus to a clicked button only if it has a tabindex. */}
        <button
          ref={button}
          type="button"
          tabIndex={0}
          className={styles.menuButton}
          aria-label={content.menuButton}
          aria-controls="menu"
          aria-expanded={isOpen}
          onClick={toggle}
        />
        <div id="menu" className={styles.menu}>
          <nav className={styles.nav} aria-label={content.navigationLabel}>
            <List className={styles.links}>
              {page.entries.map(({ id, label }) => (
                <li key={id}>
                  <a
                    className={styles.link}
                    href={`#${id}`}
                    aria-current={id === current || undefined}
                    onClick={close}
                  >
                    {label}
                  </a>
                </li>
              ))}
            </List>
          </nav>
          {cv && (
            <a className={styles.cvInMenu} href={cv.file} download={cvName} onClick={close}>
              {cv.button} <span className={styles.cvType}>{cvType}</span>
            </a>
          )}
        </div>
      </div>
      {cv && (
        <a className={`${styles.pill} ${styles.cv}`} href={cv.file} download={cvName}>
          {cv.short}
          <span className="visually-hidden"> ({cvType})</span>
        </a>
      )}
      <MotionButton content={content} />
    </header>
  );
}
