import type { ReactNode, RefCallback } from 'react';
import { fillIn } from '../../ui/fillIn.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { List } from '../../ui/List/List.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import styles from './ProjectCard.module.css';
import type { ProjectLink } from './projectLinks.ts';
import { ProjectNeedle } from './ProjectNeedle.tsx';
import type { Project } from './schema.ts';
import { thumbnailFrames } from './thumbnailFrames.ts';

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
  /** Whether it takes both columns, its caption beside its picture. */
  wide: boolean;
  /** Whether the needle points here. */
  pointed: boolean;
  /** Is called with the element of the picture. */
  thumbnail: RefCallback<HTMLElement>;
  /** Is called when the mouse enters and when it leaves. */
  onHover(hovered: boolean): void;
}

/** One project. Its heading comes first for those who listen; eyes see the picture above it. */
export function ProjectCard({
  project,
  index,
  id,
  clientTemplate = '{client}',
  links,
  newTab,
  wide,
  pointed,
  thumbnail,
  onHover,
}: ProjectCardProps) {
  const { title, client, description, image, glow, pointer, tech } = project;
  return (
    <li
      id={id}
      className={`${styles.card} ${glow ? '' : styles.plain} ${wide ? styles.wide : ''}`}
      data-reveal="card"
      data-glow={glow ?? thumbnailFrames[index % thumbnailFrames.length]}
      data-pointed={pointed ? '' : undefined}
      onPointerEnter={({ pointerType }) => onHover(pointerType === 'mouse')}
      onPointerLeave={() => onHover(false)}
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
        <div ref={thumbnail} className={styles.thumbnail}>
          <Picture
            picture={image}
            kind="project"
            sizes={wide ? '(min-width: 64rem) 62vw, 100vw' : '(min-width: 48rem) 50vw, 100vw'}
            className={styles.picture}
          />
          {pointer && <ProjectNeedle pointer={pointer} />}
        </div>
      </div>
    </li>
  );
}

/** The description with its phrase set off. The check of the content has found the phrase in it. */
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
