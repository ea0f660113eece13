import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import type { Target } from './visitor.ts';

let finder: Promise<string> | undefined;

/**
 * An expression whose value, in the page, is the list of the elements that a target names, in the document's order.
 * For drivers whose browser cannot be asked for roles and names. It is to be evaluated as the driver's own script,
 * which the page's security policy does not touch; nothing of it stays in the page.
 */
export async function findAll(target: Target): Promise<string> {
  if (typeof target === 'string') return `[...document.querySelectorAll(${JSON.stringify(target)})]`;
  const { role, name } = target;
  const wanted = name instanceof RegExp ? { source: name.source, flags: name.flags } : name;
  finder ??= bundle();
  return `(() => { ${await finder}; return byRole.elementsByRole(${JSON.stringify([role, wanted]).slice(1, -1)}); })()`;
}

/** elementsByRole.ts with what it needs, as one script that defines `byRole`. */
async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('elementsByRole.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: true, lib: { entry, formats: ['iife'], name: 'byRole' } },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  return output[0].code;
}
