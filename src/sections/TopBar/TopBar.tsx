import { ArrowMark } from '../../ui/ArrowMark/ArrowMark.tsx';
import type { TopBarContent } from '../../content/schema.ts';
import { MotionSwitch } from './MotionSwitch.tsx';
import { useMenu } from './useMenu.ts';
import { useSectionInView } from './useSectionInView.ts';
import styles from './TopBar.module.css';

interface TopBarProps {
  content: TopBarContent;
  brand: string;
}

/** The fixed bar: brand, the links to the sections (on phones behind a menu button) and the motion control. */
export function TopBar({ content, brand }: TopBarProps) {
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
          {brand}
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
              {content.links.map(({ section, label }) => (
                <li key={section}>
                  <a href={`#${section}`} onClick={close}>
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
