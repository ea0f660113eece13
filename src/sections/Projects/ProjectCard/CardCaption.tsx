import type { ReactNode } from 'react';
import { List } from '../../../ui/List/List.tsx';
import { BulletList } from '../../../ui/BulletList/BulletList.tsx';
import { fillTemplate } from '../../../ui/text/fillTemplate.tsx';
import styles from './ProjectCard.module.css';
import { ProjectLinks } from '../ProjectLinks/ProjectLinks.tsx';
import type { Project } from '../schema.ts';

interface CardCaptionProps {
  className: string;
  project: Project;
  /** Line in which the client's name takes the place of `{client}`. Default: only the name. */
  clientLine: string | undefined;
  newTabNote: string;
}

/** The texts and links of a project. Without a picture, the title is not here: it is large in its place. */
export function CardCaption({ className, project, clientLine, newTabNote }: CardCaptionProps) {
  const { title, client, datesLine, description, points, image, target, tech } = project;
  const clientName = <b>{client}</b>;
  return (
    <div className={className}>
      <div data-reveal="stagger">
        <div className={styles.header}>
          {image && <h3 className={styles.title}>{title}</h3>}
          {client && (
            <p className={styles.detail}>
              {clientLine ? fillTemplate(clientLine, { client: clientName }) : clientName}
            </p>
          )}
        </div>
        {datesLine && <p className={styles.detail}>{datesLine}</p>}
        {description && (
          <p className={styles.description}>
            {target ? withPhrase(description, target.phrase) : description}
          </p>
        )}
        {points && <BulletList points={points} />}
        {tech && (
          <List className={styles.tags}>
            {tech.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </List>
        )}
        <ProjectLinks project={project} newTabNote={newTabNote} />
      </div>
    </div>
  );
}

/** Sets apart the words that name the needle's target. The check has found them in the description. */
function withPhrase(description: string, phrase: string): ReactNode {
  const start = description.indexOf(phrase);
  return (
    <>
      {description.slice(0, start)}
      <span className={styles.phrase}>{phrase}</span>
      {description.slice(start + phrase.length)}
    </>
  );
}
