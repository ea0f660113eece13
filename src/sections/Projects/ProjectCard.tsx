import type { Ref } from 'react';
import { AddressText, shortAddress } from '../../ui/text/AddressText.tsx';
import { fillIn } from '../../ui/text/fillIn.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { List } from '../../ui/List/List.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import styles from './ProjectCard.module.css';
import { projectId } from './projectId.ts';
import { ProjectNeedle } from './ProjectNeedle.tsx';
import type { Project } from './schema.ts';
import { screenshotGlows } from './screenshotGlows.ts';
import { TiltingPicture } from './TiltingPicture.tsx';
import type { NeedleState } from './usePointedCard.ts';

interface ProjectCardProps {
  index: number;
  project: Project;
  /** Line with the client's name in the place of `{client}`. */
  clientLine: string | undefined;
  newTabNote: string;
  /** Whether it takes both columns, its caption beside its picture. */
  wide: boolean;
  /** State of the needle, if it points into this card. */
  needle: NeedleState | undefined;
  /** The SVG over the picture. */
  overlay: Ref<SVGSVGElement>;
  onHover(hovered: boolean): void;
}

/** One project. Its heading is first in the DOM, for screen readers; the picture is above it on screen. */
export function ProjectCard(props: ProjectCardProps) {
  const {
    index,
    project,
    clientLine = '{client}',
    newTabNote,
    wide,
    needle,
    overlay,
    onHover,
  } = props;
  const { title, client, description, image, glow, pointer, tech } = project;
  // The build removes them unless `showLinks` is true. Two equal addresses are one link.
  const links = [...new Set([project.liveUrl, project.githubUrl])].filter(
    (url) => url !== undefined,
  );
  const phrase = pointer && <span className={styles.phrase}>{pointer.phrase}</span>;
  const text = pointer
    ? fillIn(description.replace(pointer.phrase, '{phrase}'), { phrase })
    : description;
  return (
    <li
      id={projectId(index)}
      className={`${styles.card} ${glow ? '' : styles.plain} ${wide ? styles.wide : ''}`}
      data-glow={glow ?? screenshotGlows[index % screenshotGlows.length]}
      data-pointed={needle && ''}
      onPointerEnter={({ pointerType }) => onHover(pointerType === 'mouse')}
      onPointerLeave={() => onHover(false)}
    >
      <div className={styles.caption}>
        <div data-reveal="card">
          <div className={styles.head}>
            <h3 className={styles.title}>{title}</h3>
            {client && (
              <p className={styles.detail}>{fillIn(clientLine, { client: <b>{client}</b> })}</p>
            )}
          </div>
          <p className={styles.description}>{text}</p>
          {tech && (
            <List className={styles.tags}>
              {tech.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </List>
          )}
          {links.length > 0 && (
            <p className={styles.links}>
              {links.map((url) => (
                <Link
                  key={url}
                  className={styles.link}
                  href={url}
                  newTabNote={newTabNote}
                  aria-label={`${shortAddress(url)} (${newTabNote})`}
                >
                  {url === project.githubUrl && <Icon name="code" className="screen-only" />}
                  <span>
                    <AddressText>{shortAddress(url)}</AddressText>
                    <Icon name="arrow-up-right" size="1.2em" className="screen-only" />
                  </span>
                </Link>
              ))}
            </p>
          )}
        </div>
      </div>
      <div className={styles.frame}>
        <div className={styles.thumbnail}>
          <TiltingPicture id={projectId(index)} pointer={pointer} needle={needle}>
            <Picture
              picture={image}
              kind="project"
              sizes={wide ? '(min-width: 64rem) 62vw, 100vw' : '(min-width: 48rem) 50vw, 100vw'}
              className={styles.picture}
            />
          </TiltingPicture>
          {pointer && <ProjectNeedle ref={overlay} pointer={pointer} />}
        </div>
        <div className={`${styles.coverClip} screen-only`}>
          <div className={styles.cover} data-cover="" />
        </div>
      </div>
    </li>
  );
}
