import type { Project } from './schema.ts';

/**
 * The links of a project: where it runs, then its code. Their texts are their addresses, the same in every language:
 * `host` is shown, `path` is for screen readers and paper, so that no two links have one name.
 */
export function linksOf({ liveUrl, githubUrl }: Pick<Project, 'liveUrl' | 'githubUrl'>) {
  return [liveUrl, githubUrl]
    .filter((url) => url !== undefined)
    .map((url) => {
      // Without scheme, `www.`, query and slash at the end, which nobody types.
      const address = url.replace(/^https:\/\/(?:www\.)?/, '').replace(/\/?(?:[?#].*)?$/, '');
      const host = address.replace(/\/.*/, '');
      return { url, host, path: address.slice(host.length), isCode: url === githubUrl };
    });
}
