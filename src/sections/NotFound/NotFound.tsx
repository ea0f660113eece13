import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import type { NotFoundContent } from './schema.ts';

/** The page for unknown addresses, without scripts. `home` is the path of the site. */
export function NotFound({ content, home }: { content: NotFoundContent; home: string }) {
  return (
    <main className="not-found">
      <h1>{content.heading}</h1>
      <p className="not-found-status">404</p>
      <p className="not-found-text">{content.text}</p>
      <div className="not-found-way">
        <LinkButton look="primary" href={home}>
          {content.homeLink}
        </LinkButton>
        <svg className="not-found-needle" viewBox="0 -55 1000 110" aria-hidden="true">
          <path fill="var(--color-highlight)" d="M0 0 850-55 1000 0z" />
          <path fill="var(--color-highlight-shade)" d="M0 0 850 55 1000 0z" />
        </svg>
      </div>
    </main>
  );
}
