import { Link } from '../../ui/Link/Link.tsx';
import { List } from '../../ui/List/List.tsx';
import { BulletItem } from '../../ui/BulletItem/BulletItem.tsx';
import { BulletList } from '../../ui/BulletList/BulletList.tsx';
import { Section, SectionHeading } from '../../ui/Section/Section.tsx';
import { wholeWords } from '../../ui/text/wholeWords.tsx';
import type { SectionProps } from '../sectionProps.ts';
import styles from './More.module.css';
import type { MoreContent, MoreEntry } from './schema.ts';

/** Short lists at the end of a résumé, such as certificates and voluntary work. */
export function More({ content: { heading, lists }, shared }: SectionProps<MoreContent>) {
  return (
    <Section id="more" className={styles.more} revealTiming={{ staggerMs: 100 }}>
      <SectionHeading of="more" data-reveal="">
        {heading}
      </SectionHeading>
      {lists.map((list) => (
        <div key={list.heading} className={styles.list} data-reveal="stagger">
          <h3 className={styles.heading}>{list.heading}</h3>
          <List className={styles.entries}>
            {list.entries.map((entry, index) => (
              <Entry key={index} entry={entry} newTabNote={shared.newTabNote} />
            ))}
          </List>
        </div>
      ))}
    </Section>
  );
}

/** An entry: its title, then who gave it and when. */
function Entry({ entry, newTabNote }: { entry: MoreEntry; newTabNote: string }) {
  const { title, company, dates, description, points, url } = entry;
  return (
    <BulletItem className={styles.entry}>
      <p className={`${styles.title} whole-words`}>
        {url ? (
          <Link className="tap-target" href={url} newTabNote={newTabNote}>
            {wholeWords(title)}
          </Link>
        ) : (
          wholeWords(title)
        )}
      </p>
      {(company || dates) && (
        <p className={styles.detail}>
          {company && <bdi>{company}</bdi>}
          {company && dates && ' · '}
          {dates?.parts.join(dates.separator)}
          {dates?.note && ` ${dates.note}`}
        </p>
      )}
      {description && <p className={styles.description}>{description}</p>}
      {points && (
        <div className={styles.points}>
          <BulletList points={points} />
        </div>
      )}
    </BulletItem>
  );
}
