import type { Cv } from '../../../content/schema/ownerSchema.ts';
import { List } from '../../../ui/List/List.tsx';
import type { SharedContent } from '../../sectionProps.ts';
import { CvLink } from '../CvLink.tsx';
import { LanguageLinks } from '../LanguageLinks/LanguageLinks.tsx';
import styles from './Menu.module.css';
import type { TopBarContent } from '../schema.ts';
import type { MenuControls } from './useMenu.ts';

interface MenuProps {
  /** Words of the bar. */
  content: TopBarContent;
  /** Links to the sections, in their order, and to other languages. */
  shared: SharedContent;
  /** Id of the section in view. */
  sectionInView: string | undefined;
  /** The CV, if the owner has one. */
  cv: Cv | undefined;
  /** State, elements and functions of the menu. */
  controls: MenuControls;
}

/** Links to the sections: in the bar, or behind a button in narrow windows. */
export function Menu({
  content,
  shared: { menu, translations },
  sectionInView,
  controls: { wrapper, button, isOpen, toggle, close },
  cv,
}: MenuProps) {
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
            {menu.map(({ id, label }) => (
              <li key={id}>
                <a
                  className={styles.link}
                  href={`#${id}`}
                  aria-current={id === sectionInView || undefined}
                  onClick={close}
                >
                  {label}
                </a>
              </li>
            ))}
          </List>
        </nav>
        {translations && (
          <LanguageLinks within="menu" translations={translations} sectionInView={sectionInView} />
        )}
        {cv && (
          <CvLink cv={cv} className={styles.cvLink} onClick={close}>
            {cv.button} <span className={styles.fileType}>{` ${cv.fileType}`}</span>
          </CvLink>
        )}
      </div>
    </div>
  );
}
