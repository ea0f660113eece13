/**
 * Changes plain code in a copy, one place after the other, and tells which change the unit tests have not noticed: in the
 * files that have a test beside them. With arguments, in those whose path holds one of them.
 */
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject, projectFiles } from './copyProject.ts';

/** Not among the project's packages: it brings hundreds, and every `npm ci` would wait for them. */
const STRYKER = ['@stryker-mutator/core@9.6.1', '@stryker-mutator/vitest-runner@9.6.1'];

const words = process.argv.slice(2);
const files = projectFiles();
const tests = files
  .filter((file) => /^(src|plugins)\/.*\.test\.ts$/.test(file) && files.includes(subject(file)))
  .filter((test) => words.length === 0 || words.some((word) => subject(test).includes(word)));
if (tests.length === 0)
  throw new Error(`There is no code with a unit test beside it whose path holds ${words.join(' or ')}.`);

const copy = copyProject('mutants');
try {
  writeFileSync(join(copy, 'vitest.mutants.ts'), vitestConfig());
  writeFileSync(join(copy, 'stryker.config.json'), JSON.stringify(strykerConfig()));
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefer-offline', ...STRYKER]);
  run('npx', ['stryker', 'run']);
} finally {
  rmSync(copy, { recursive: true });
}

/** The code that a test stands beside. */
function subject(test: string): string {
  return test.replace(/\.test\.ts$/, '.ts');
}

function run(command: string, args: readonly string[]): void {
  execFileSync(command, args, { cwd: copy, stdio: 'inherit' });
}

/** These unit tests alone: no project that needs a browser. */
function vitestConfig(): string {
  return `import { withoutMailKeys } from './plugins/mailKeys.ts';
export default { test: { include: ${JSON.stringify(tests)}, env: withoutMailKeys, testTimeout: 120_000 } };
`;
}

function strykerConfig(): object {
  return {
    mutate: tests.map(subject),
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.mutants.ts' },
    // Constants outside of functions are evaluated once, for all changes together.
    ignoreStatic: true,
    // Names no file: it would be rewritten by a part of TypeScript that version 7 does not have.
    tsconfigFile: 'none.json',
    reporters: ['clear-text', 'progress'],
    clearTextReporter: { logTests: false, reportTests: false },
  };
}
