import { ArrowMark } from '../../ui/ArrowMark/ArrowMark.tsx';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import type { NotFoundContent } from './schema.ts';

interface NotFoundProps {
  content: NotFoundContent;
  /** Path of the site's page. */
  home: string;
}

/** The page for addresses that lead nowhere. Its own page, without scripts; 404.html names its style. */
export function NotFound({ content, home }: NotFoundProps) {
  return (
    <main className="not-found">
      <ArrowMark className="not-found-arrow" />
      <h1>{content.heading}</h1>
      <p className="not-found-status">404</p>
      <p className="not-found-text">{content.text}</p>
      <LinkButton look="primary" href={home}>
        {content.homeLink}
      </LinkButton>
    </main>
  );
}
