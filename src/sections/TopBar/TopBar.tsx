import { ArrowLogo } from '../../ui/ArrowLogo/ArrowLogo.tsx';
import { classNames } from '../../ui/classNames.ts';
import type { SectionProps } from '../sectionProps.ts';
import { CvLink } from './CvLink.tsx';
import { LanguageLinks } from './LanguageLinks/LanguageLinks.tsx';
import { Menu } from './Menu/Menu.tsx';
import { MotionButton } from './MotionButton.tsx';
import type { TopBarContent } from './schema.ts';
import { useMenu } from './Menu/useMenu.ts';
import { useIsScrolled } from './useIsScrolled.ts';
import { useSectionInView } from './useSectionInView.ts';
import { WithTooltip } from './WithTooltip.tsx';
import styles from './TopBar.module.css';

const CV_TOOLTIP_ID = 'cv-tooltip';

/** The fixed bar: brand, menu, CV and motion switch. */
export function TopBar({ content, owner, shared }: SectionProps<TopBarContent>) {
  const menuControls = useMenu();
  const isSolid = useIsScrolled() || menuControls.isOpen;
  const sectionInView = useSectionInView(shared.menu);
  const { cv } = owner;
  return (
    <header className={classNames(styles.topBar, isSolid && styles.solid, 'screen-only')}>
      <a className={styles.skipLink} href="#main">
        {content.skipLink}
      </a>
      <a className={styles.brand} href="#home">
        <ArrowLogo className={styles.brandLogo} />
        <bdi className={styles.brandName}>{owner.brand}</bdi>
      </a>
      <Menu
        content={content}
        shared={shared}
        sectionInView={sectionInView}
        cv={cv}
        controls={menuControls}
      />
      {shared.translations && (
        <LanguageLinks
          within="bar"
          translations={shared.translations}
          sectionInView={sectionInView}
        />
      )}
      {cv && (
        <WithTooltip tooltipId={CV_TOOLTIP_ID} tooltip={cv.fileType} className={styles.cv}>
          <CvLink cv={cv} className={styles.barButton} aria-describedby={CV_TOOLTIP_ID}>
            {cv.short}
          </CvLink>
        </WithTooltip>
      )}
      <MotionButton content={content} />
    </header>
  );
}
