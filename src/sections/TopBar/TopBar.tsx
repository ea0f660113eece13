import { cvFileName } from '../../content/cvFileName.ts';
import { ArrowMark } from '../../ui/ArrowMark/ArrowMark.tsx';
import { List } from '../../ui/List/List.tsx';
import type { SectionProps } from '../sectionProps.ts';
import { MotionButton } from './MotionButton.tsx';
import type { TopBarContent } from './schema.ts';
import { useMenu } from './useMenu.ts';
import { useScrolled } from './useScrolled.ts';
import { useSectionInView } from './useSectionInView.ts';
import styles from './TopBar.module.css';

/** The fixed bar: brand, the links to the sections (in narrow windows behind a menu button), CV and motion button. */
export function TopBar({ content, owner, page }: SectionProps<TopBarContent>) {
  const { menu, button, isOpen, close } = useMenu();
  const { pageTop, bar } = useScrolled();
  useSectionInView(menu);
  const { cv } = owner;
  const cvName = cv && cvFileName({ name: owner.name, cv });
  return (
    <>
      <div ref={pageTop} className={styles.pageTop} />
      <header ref={bar} className={styles.bar}>
        <a className={styles.skip} href="#main">
          {content.skipLink}
        </a>
        <a className={styles.brand} href="#home">
          <ArrowMark className={styles.mark} />
          <bdi className={styles.brandName}>{owner.brand}</bdi>
        </a>
        {/* Tab goes from the menu's button into the menu, wherever that stands; here it stands where it is a list. */}
        <div id="menu" popover="auto" ref={menu} className={styles.menu}>
          <nav aria-label={content.navigationLabel}>
            <List className={styles.links}>
              {page.entries.map(({ id, label }) => (
                <li key={id}>
                  <a className={styles.link} href={`#${id}`} onClick={close}>
                    {label}
                  </a>
                </li>
              ))}
            </List>
          </nav>
          {cv && (
            <a
              className={`${styles.link} ${styles.cvInMenu}`}
              href={cv.file}
              download={cvName}
              onClick={close}
            >
              {cv.button}
            </a>
          )}
        </div>
        {cv && (
          <a className={`${styles.pill} ${styles.cv}`} href={cv.file} download={cvName}>
            {cv.short}
          </a>
        )}
        <MotionButton label={content.motion} hint={content.motionHint} />
        <button
          type="button"
          ref={button}
          className={styles.menuButton}
          popoverTarget="menu"
          aria-label={content.menuButton}
          aria-controls="menu"
          aria-expanded={isOpen}
        />
      </header>
    </>
  );
}
