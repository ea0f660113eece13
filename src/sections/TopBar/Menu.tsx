import type { Owner } from '../../content/schema.ts';
import { List } from '../../ui/List/List.tsx';
import type { SectionProps } from '../sectionProps.ts';
import styles from './Menu.module.css';
import type { TopBarContent } from './schema.ts';
import type { useMenu } from './useMenu.ts';
import { useSectionInView } from './useSectionInView.ts';

interface MenuProps extends Omit<SectionProps<TopBarContent>, 'owner'> {
  state: ReturnType<typeof useMenu>;
  cv: (NonNullable<Owner['cv']> & { name: string; type: string }) | undefined;
}

/** Links to the sections: in the bar, or behind a button in narrow windows. */
export function Menu({
  content,
  page,
  state: { menu, button, isOpen, toggle, close },
  cv,
}: MenuProps) {
  const current = useSectionInView(page.sections);
  return (
    <div ref={menu} className={styles.menu}>
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
            {page.sections.map(({ id, label }) => (
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
          <a className={styles.cvLink} href={cv.file} download={cv.name} onClick={close}>
            {cv.button} <span className={styles.fileType}>{` ${cv.type}`}</span>
          </a>
        )}
      </div>
    </div>
  );
}
