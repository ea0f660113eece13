import { renderToString } from 'react-dom/server';
import type { HtmlTagDescriptor } from 'vite';
import { allContent } from 'virtual:all-content';
import { App } from '../../src/App.tsx';
import type { SiteContent } from '../../src/siteContent.ts';
import { NotFound } from '../../src/sections/NotFound/NotFound.tsx';
import { documentHead, notFoundHead } from './head.ts';

/** A rendered page. */
export interface RenderedPage {
  /** Markup of the root element. */
  app: string;
  /** Tags of the head. */
  head: HtmlTagDescriptor[];
}

/** Renders a page once. `folder` is that of its language, and empty for the page of content.ts. */
export function renderPage(folder: string): RenderedPage {
  const content = contentIn(folder);
  return {
    app: renderToString(<App content={content} />),
    head: documentHead(content, { base: import.meta.env.BASE_URL, folder }),
  };
}

/** Renders the 404 page. `path` leads to the site from any page of the host. */
export function renderNotFound(path: string): RenderedPage {
  const content = contentIn('');
  const translations = (content.shared.translations ?? []).map(({ language, path: folder }) => ({
    language,
    home: path + folder,
    homeLink: contentIn(folder).notFound.homeLink,
  }));
  return {
    app: renderToString(
      <NotFound content={content.notFound} home={path} translations={translations} />,
    ),
    head: notFoundHead(content, path),
  };
}

function contentIn(folder: string): SiteContent {
  const content = allContent[folder];
  if (!content) throw new Error(`No page is in the folder ${folder}`);
  return content;
}
