import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { content } from './content/content.ts';
import { documentHead, type DocumentHead } from './head.ts';

/** The whole page as the build writes it into index.html. */
export interface PrerenderedPage extends DocumentHead {
  /** Markup of the page, for the root element. */
  app: string;
}

/** Renders the page once; throws whatever a component throws. */
export function prerender(): PrerenderedPage {
  return { app: renderToString(<App />), ...documentHead(content) };
}
