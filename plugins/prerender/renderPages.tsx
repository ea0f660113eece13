import { renderToString } from 'react-dom/server';
import type { HtmlTagDescriptor } from 'vite';
import { content } from 'virtual:content';
import { App } from '../../src/App.tsx';
import { documentHead, notFoundHead } from './head.ts';
import { NotFound } from '../../src/sections/NotFound/NotFound.tsx';

/** A rendered page. */
export interface RenderedPage {
  /** Markup of the root element. */
  app: string;
  /** Tags of the head. */
  head: HtmlTagDescriptor[];
}

/** Renders the page once. */
export function renderPage(): RenderedPage {
  return { app: renderToString(<App content={content} />), head: documentHead(content) };
}

/** Renders the 404 page. Hosts answer with it at any depth, so its links are absolute. */
export function renderNotFound(): RenderedPage {
  const path = sitePath();
  return {
    app: renderToString(<NotFound content={content.notFound} home={path} />),
    head: notFoundHead(content, path),
  };
}

/** Path of the site, with slashes around it. Default: `/`. Encoded for HTML, CSS and replacements of text. */
export function sitePath(): string {
  if (!content.site.address) return '/';
  const encode = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return new URL(content.site.address).pathname.replace(/[^\w\-.~/%]/g, encode);
}
