/**
 * Looks for known holes (`npm run audit`): any in what visitors get, grave ones in the tools. Ends with exit code 1 where
 * there are some. A registry that does not answer is no hole, and no proof that there is none: it is said, as a warning.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What `npm audit --json` prints: a report, or why there is none. */
interface Report {
  vulnerabilities?: Record<string, { severity: string }>;
  message?: string;
}

/** The packages with holes, as npm names them; undefined where the registry has not said. */
export function holesIn(printed: string): string[] | undefined {
  try {
    const { vulnerabilities } = JSON.parse(printed) as Report;
    return (
      vulnerabilities &&
      Object.entries(vulnerabilities).map(([name, { severity }]) => `${name} (${severity})`)
    );
  } catch {
    return undefined;
  }
}

const scopes: [what: string, grave: RegExp, args: string[]][] = [
  ['what visitors get', /./, ['--omit=dev']],
  ['the tools', /\((high|critical)\)$/, []],
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [what, grave, args] of scopes) {
    const { stdout } = spawnSync('npm', ['audit', '--json', ...args], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    const holes = holesIn(stdout);
    if (!holes)
      console.log(`::warning::Not known whether there are holes in ${what}: the registry gave no answer`);
    else console.log(`Known holes in ${what}: ${holes.join(', ') || 'none'}`);
    if (holes?.some((hole) => grave.test(hole))) process.exitCode = 1;
  }
}
