import { fillText } from '../../helpers/fillText.ts';
import { Backdrop } from '../../needleField/Backdrop.tsx';
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx';
import { classNames } from '../../ui/classNames.ts';
import { FlushText } from '../../ui/FlushText/FlushText.tsx';
import { wholeWords } from '../../ui/text/wholeWords.tsx';
import { hasSection, type SectionProps } from '../sectionProps.ts';
import { DownArrow } from './DownArrow.tsx';
import styles from './Home.module.css';
import type { HomeContent } from './schema.ts';

/** The first screen. Its text is never hidden. A button shows if the page has its section. */
export function Home({ content, owner, shared }: SectionProps<HomeContent>) {
  const [, sectionBelow] = shared.menu; // The first entry is Home.
  return (
    <section id="home" aria-labelledby="home-heading" className={styles.home}>
      <Backdrop name="home" scrim={styles.edgeFade} />
      <div className={styles.text}>
        <NameHeading lines={owner.nameLines} />
        {owner.title && <p className={`${styles.title} whole-words`}>{wholeWords(owner.title)}</p>}
        {content.tagline && (
          <p className={classNames(styles.tagline, content.isTaglineRepeated && 'screen-only')}>
            {content.tagline}
          </p>
        )}
        <div className={`${styles.actions} screen-only`}>
          {content.workButton && hasSection(shared, 'projects') && (
            <LinkButton variant="primary" href="#projects">
              {content.workButton}
            </LinkButton>
          )}
          {content.connectButton && hasSection(shared, 'contact') && (
            <LinkButton variant="secondary" href="#contact">
              {content.connectButton}
            </LinkButton>
          )}
        </div>
      </div>
      {sectionBelow && (
        <DownArrow
          href={`#${sectionBelow.id}`}
          name={fillText(content.downArrow, { section: sectionBelow.label })}
        />
      )}
    </section>
  );
}

/** The name. It may run in another direction than the page. */
function NameHeading({ lines }: { lines: readonly string[] }) {
  const others = lines.slice(0, -1).join(' ');
  return (
    <h1 id="home-heading" className={styles.name}>
      <bdi>
        {others && <FlushText>{`${others} `}</FlushText>}
        {others && <br />}
        <span className={styles.lastName}>
          <FlushText>{lines.at(-1)!}</FlushText>
        </span>
      </bdi>
    </h1>
  );
}
