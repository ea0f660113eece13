import { publicUrl } from '../../content/publicUrl.ts';
import type { Cv } from '../../content/schema.ts';
import { List } from '../../ui/List/List.tsx';
import type { MenuEntry } from '../sectionProps.ts';
import styles from './Menu.module.css';
import type { TopBarContent } from './schema.ts';
import type { MenuState } from './useMenu.ts';
import { useSectionInView } from './useSectionInView.ts';

interface MenuProps {
  /** Words of the bar. */
  content: TopBarContent;
  /** Links to the sections, in their order. */
  entries: readonly MenuEntry[];
  /** The CV, if the owner has one. */
  cv: Cv | undefined;
  /** Whether the menu is open, and its elements. */
  state: MenuState;
}

/** Links to the sections: in the bar, or behind a button in narrow windows. */
export function Menu({
  content,
  entries,
  state: { wrapper, button, isOpen, toggle, close },
  cv,
}: MenuProps) {
  const current = useSectionInView(entries);
  return (
    <div ref={wrapper} className={styles.menu}>
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
      <div id="menu" className={styles.panel}>
        <nav className={styles.nav} aria-label={content.navigationLabel}>
          <List className={styles.links}>
            {entries.map(({ id, label }) => (
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
          <a
            className={styles.cvLink}
            href={publicUrl(cv.href)}
            download={cv.fileName}
            onClick={close}
          >
            {cv.button} <span className={styles.fileType}>{` ${cv.fileType}`}</span>
          </a>
        )}
      </div>
    </div>
  );
}
