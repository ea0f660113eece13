import { renderToString } from 'react-dom/server';
import type { HtmlTagDescriptor } from 'vite';
import { content } from 'virtual:content';
import { App } from './App.tsx';
import { documentHead, notFoundHead } from './head.ts';
import { NotFound } from './sections/NotFound/NotFound.tsx';

/** A whole page as the build writes it into its shell: markup of the root element, and tags. */
export interface PrerenderedPage {
  app: string;
  head: HtmlTagDescriptor[];
}

/** Renders the page once; throws whatever a component throws. */
export function prerender(): PrerenderedPage {
  return { app: renderToString(<App content={content} />), head: documentHead(content) };
}

/** Renders the page for addresses that lead nowhere. Hosts answer with it at any depth, so its links are absolute. */
export function prerenderNotFound(): PrerenderedPage {
  const path = sitePath();
  return {
    app: renderToString(<NotFound content={content.notFound} home={path} />),
    head: notFoundHead(content, path),
  };
}

/** Path of the site, with slashes around it. Default: `/`. Encoded for HTML, style sheets and replacements of text. */
export function sitePath(): string {
  if (!content.site.address) return '/';
  const encode = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return new URL(content.site.address).pathname.replace(/[^\w\-.~/%]/g, encode);
}
