import type { Project } from './schema.ts';

/** A link that is called by its address, which is the same in every language. */
export interface ProjectLink {
  url: string;
  /** What is shown on screen, such as `github.com`. */
  host: string;
  /** What follows it for screen readers and on paper, so that no two links are called the same; may be empty. */
  path: string;
  leadsTo: 'site' | 'code';
}

/** What a project can link to: where it runs, then its code. */
export function linksOf({ liveUrl, githubUrl }: Pick<Project, 'liveUrl' | 'githubUrl'>): ProjectLink[] {
  return [
    ...(liveUrl ? [{ ...addressOf(liveUrl), leadsTo: 'site' as const }] : []),
    ...(githubUrl ? [{ ...addressOf(githubUrl), leadsTo: 'code' as const }] : []),
  ];
}

/** An address without what nobody would type: scheme, `www.`, query, slash at its end. */
function addressOf(url: string): Omit<ProjectLink, 'leadsTo'> {
  const address = url.replace(/^https:\/\/(?:www\.)?/, '').replace(/\/?(?:[?#].*)?$/, '');
  const host = address.replace(/\/.*/, '');
  return { url, host, path: address.slice(host.length) };
}
