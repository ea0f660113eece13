import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** Folder of the project. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Runs a module of the project, such as `/src/content/schema/contentSchema.ts`, as Vite would in a build. */
export function runModule<Module>(path: string) {
  return runnerImport<Module>(path, { configFile: false, logLevel: 'silent', root: ROOT });
}
