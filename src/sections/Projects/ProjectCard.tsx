import type { ReactNode } from 'react';
import { fillIn } from '../../ui/fillIn.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { List } from '../../ui/List/List.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import styles from './ProjectCard.module.css';
import type { ProjectLink } from './projectLinks.ts';
import { ProjectNeedle } from './ProjectNeedle.tsx';
import { stages } from './stages.ts';
import type { Project } from './schema.ts';

interface ProjectCardProps {
  project: Project;
  /** Place in the list, 0 for the first. */
  index: number;
  id: string;
  /** What stands before a client's name, with `{client}` in its place. */
  clientTemplate: string | undefined;
  /** What it links to; none unless the owner wants it. */
  links: readonly ProjectLink[];
  /** What links say that open in a new tab. */
  newTab: string;
  /** Whether it lies across both columns, its caption beside its picture. */
  closing: boolean;
  /** Whether the needle points here until the reader goes on. */
  pointed: boolean;
}

/** One project. Its heading comes first for those who listen; eyes see the picture above it. */
export function ProjectCard({
  project,
  index,
  id,
  clientTemplate = '{client}',
  links,
  newTab,
  closing,
  pointed,
}: ProjectCardProps) {
  const { title, client, description, image, glow, pointer, tech } = project;
  return (
    <li
      id={id}
      className={`${styles.card} ${glow ? '' : styles.plain} ${closing ? styles.closing : ''}`}
      data-reveal="card"
      data-glow={glow ?? stages[index % stages.length]}
      data-pointed={pointed ? '' : undefined}
    >
      <div className={styles.caption}>
        <div className={styles.head}>
          <h3 className={styles.title}>{title}</h3>
          {client && <p className={styles.client}>{fillIn(clientTemplate, { client: <b>{client}</b> })}</p>}
        </div>
        <p className={styles.description}>{pointer ? marked(description, pointer.phrase) : description}</p>
        {tech && (
          <List className={styles.tags}>
            {tech.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </List>
        )}
        {links.length > 0 && (
          <p className={styles.links}>
            {links.map(({ url, host, path, leadsTo }) => (
              <Link key={url} className={styles.link} href={url} newTab={newTab}>
                {leadsTo === 'code' && <Icon name="code" />}
                <bdi dir="ltr">
                  {host}
                  {path && <span className={`visually-hidden ${styles.path}`}>{path}</span>}
                </bdi>
                <Icon name="arrow-up-right" className={styles.away} />
              </Link>
            ))}
          </p>
        )}
      </div>
      <div className={styles.frame}>
        <div className={styles.shot}>
          <Picture
            picture={image}
            kind="project"
            sizes={closing ? '(min-width: 64rem) 62vw, 100vw' : '(min-width: 48rem) 50vw, 100vw'}
            className={styles.picture}
          />
          {pointer && <ProjectNeedle pointer={pointer} />}
        </div>
      </div>
    </li>
  );
}

/** The description with its phrase, which the check has found in it, set off for eyes: the needle is for them alone. */
function marked(description: string, phrase: string): ReactNode {
  const start = description.indexOf(phrase);
  return (
    <>
      {description.slice(0, start)}
      <span className={styles.phrase}>{phrase}</span>
      {description.slice(start + phrase.length)}
    </>
  );
}
