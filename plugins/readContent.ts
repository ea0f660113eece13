import { runnerImport, type ResolvedConfig } from 'vite';

/** Runs the content's file afresh; throws what the file throws, a mistake of syntax with its place. */
export async function readContent({ root, resolve }: ResolvedConfig): Promise<unknown> {
  // An alias may put another file in its place.
  const { module } = await runnerImport<{ content?: unknown }>('/src/content/content.ts', {
    configFile: false,
    logLevel: 'silent',
    root,
    resolve: { alias: resolve.alias },
  });
  return module.content;
}
