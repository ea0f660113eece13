import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Link } from '../../../ui/Link/Link.tsx';
import { AddressText, shortAddress } from '../../../ui/AddressText/AddressText.tsx';
import styles from './ProjectLinks.module.css';
import type { Project } from '../schema.ts';

interface ProjectLinksProps {
  /** The build removes its links unless `showLinks` is true. */
  project: Project;
  newTabNote: string;
}

/** The addresses of a project. Two equal ones are one link. */
export function ProjectLinks({ project, newTabNote }: ProjectLinksProps) {
  const { liveUrl, githubUrl } = project;
  const urls = new Set([liveUrl, githubUrl].filter((url) => url !== undefined));
  if (urls.size === 0) return null;
  return (
    <p className={styles.links}>
      {[...urls].map((url) => (
        <Link
          key={url}
          className={styles.link}
          href={url}
          newTabNote={newTabNote}
          aria-label={`${shortAddress(url)} (${newTabNote})`}
        >
          {url === githubUrl && <Icon name="code" className="screen-only" />}
          <span>
            <AddressText>{shortAddress(url)}</AddressText>
            <Icon name="arrow-up-right" size="1.2em" className="screen-only" />
          </span>
        </Link>
      ))}
    </p>
  );
}
