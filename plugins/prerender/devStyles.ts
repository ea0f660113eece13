import type { HtmlTagDescriptor, ViteDevServer } from 'vite';

// In index.html.
const ENTRY = '/src/main.ts';

/**
 * The styles of the first screen, for the page of the dev server. Its scripts bring all styles, but a cold server
 * takes seconds for them. Vite finds these elements by their attribute and updates them.
 */
export async function devStyles(server: ViteDevServer): Promise<HtmlTagDescriptor[]> {
  const { client } = server.environments;
  await client.transformRequest(ENTRY);
  const entry = await client.moduleGraph.getModuleByUrl(ENTRY);
  const sheets = [...(entry?.importedModules ?? [])].filter(({ url }) => url.endsWith('.css'));
  return Promise.all(
    sheets.map(async ({ id, url }) => {
      const sheet = await client.transformRequest(`${url}?direct`);
      // HTML cannot hold the mark of a virtual module.
      const attrs = { 'data-vite-dev-id': id?.replace('\0', '') ?? url };
      return { tag: 'style', attrs, children: sheet?.code ?? '' };
    }),
  );
}
