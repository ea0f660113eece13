import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { content } from './content/content.ts';
import { documentHead, notFoundHead, type DocumentHead } from './head.ts';
import { NotFound } from './sections/NotFound/NotFound.tsx';

/** A whole page as the build writes it into its shell. */
export interface PrerenderedPage extends DocumentHead {
  /** Markup of the page, for the root element. */
  app: string;
}

/** Renders the page once; throws whatever a component throws. */
export function prerender(): PrerenderedPage {
  return { app: renderToString(<App />), ...documentHead(content) };
}

/** Renders the page for addresses that lead nowhere. */
export function prerenderNotFound(): PrerenderedPage {
  return { app: renderToString(<NotFound content={content.notFound} />), ...notFoundHead(content) };
}

/** Path that the site will lie below, with slashes around it; `/` where its address is not known. */
export function sitePath(): string {
  return content.site.address ? new URL(content.site.address).pathname : '/';
}
