import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx';
import { Needle } from '../../ui/Needle/Needle.tsx';
import type { NotFoundContent } from './schema.ts';

/** The page for unknown addresses, without scripts. `home` is the path of the site. */
export function NotFound({ content, home }: { content: NotFoundContent; home: string }) {
  return (
    <main className="not-found">
      <h1>{content.heading}</h1>
      <p className="not-found-status">404</p>
      <p className="not-found-text">{content.text}</p>
      <div className="not-found-link">
        <LinkButton look="primary" href={home}>
          {content.homeLink}
        </LinkButton>
        <svg className="not-found-needle" viewBox="0 -55 1000 110" aria-hidden="true">
          <Needle length={1000} width={110} angle={-90} />
        </svg>
      </div>
    </main>
  );
}
