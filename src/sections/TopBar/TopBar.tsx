import { ArrowMark } from '../../ui/ArrowMark/ArrowMark.tsx';
import type { SectionProps } from '../sectionProps.ts';
import { MotionSwitch } from './MotionSwitch.tsx';
import type { TopBarContent } from './schema.ts';
import { useMenu } from './useMenu.ts';
import { useSectionInView } from './useSectionInView.ts';
import styles from './TopBar.module.css';

/** The fixed bar: brand, the links to the sections (on phones behind a menu button) and the motion control. */
export function TopBar({ content, owner, page }: SectionProps<TopBarContent>) {
  const { ref: menu, isOpen, close } = useMenu();
  useSectionInView(menu);
  return (
    <header className={styles.bar}>
      <a className={styles.skip} href="#main">
        {content.skipLink}
      </a>
      <div className={styles.measure}>
        <a className={styles.brand} href="#home">
          <ArrowMark className={styles.mark} />
          {owner.brand}
        </a>
        <nav aria-label={content.navigationLabel}>
          <button
            type="button"
            className={styles.menuButton}
            popoverTarget="menu"
            aria-controls="menu"
            aria-expanded={isOpen}
          >
            <span className={styles.menuIcon} aria-hidden="true" />
            <span className="visually-hidden">{content.menuButton}</span>
          </button>
          <div id="menu" popover="auto" ref={menu} className={styles.menu}>
            <ul className={styles.links}>
              {page.entries.map(({ id, label }) => (
                <li key={id}>
                  <a href={`#${id}`} onClick={close}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
            <MotionSwitch stop={content.stopMotion} start={content.startMotion} />
          </div>
        </nav>
      </div>
    </header>
  );
}
