import { renderToString } from 'react-dom/server';
import type { HtmlTagDescriptor } from 'vite';
import { content } from 'virtual:content';
import { App } from '../../src/App.tsx';
import { NotFound } from '../../src/sections/NotFound/NotFound.tsx';
import { documentHead, notFoundHead } from './head.ts';

/** A rendered page. */
export interface RenderedPage {
  /** Markup of the root element. */
  app: string;
  /** Tags of the head. */
  head: HtmlTagDescriptor[];
}

/** Renders the page once. */
export function renderPage(): RenderedPage {
  return {
    app: renderToString(<App content={content} />),
    head: documentHead(content, import.meta.env.BASE_URL),
  };
}

/** Renders the 404 page. `path` leads to the site from any page of the host. */
export function renderNotFound(path: string): RenderedPage {
  return {
    app: renderToString(<NotFound content={content.notFound} home={path} />),
    head: notFoundHead(content, path),
  };
}
