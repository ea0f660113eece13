import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getFileInfo } from 'prettier';
import { describe, expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** The `npm run` scripts that a workflow names. */
function scriptsIn(workflow: string): string[] {
  return [...workflow.matchAll(/npm run (\S+)/g)].map(([, name]) => name!);
}

describe('the workflows', () => {
  const workflows = readdirSync('.github/workflows').map((file) =>
    read(join('.github/workflows', file)),
  );

  test('pin every action by its commit', () => {
    const used = workflows.join().match(/uses: (?!\.\/).*/g) ?? [];
    expect(used.length).toBeGreaterThan(4);
    expect(
      used.filter((line) => !/uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line)),
    ).toEqual([]);
  });

  test('give the keys only to the job that builds', () => {
    const holders = workflows
      .join('\n')
      .split(/^  (?=\w+:$)/m)
      .filter((job) => job.includes('EMAILJS'));
    expect(holders.map((job) => /^\w+/.exec(job)?.[0])).toEqual(['build']);
  });

  test('publish what npm run build:publish accepts: no test is in the way', () => {
    const pages = read('.github/workflows/pages.yml');
    expect(scriptsIn(pages)).toEqual(['check', 'build:publish']);
    expect(pages).not.toMatch(
      /needs: checks|workflow_run|npm (run )?test|\.ci\/run|run (lint|types)/,
    );
  });

  test('let only a release write to the repository, in a job without packages', () => {
    const writers = workflows.filter((workflow) => workflow.includes('contents: write'));
    expect(writers).toEqual([read('.github/workflows/release.yml')]);
    expect(writers.join()).not.toMatch(/npm|npx/);
  });

  test('run commands that there are', () => {
    const named = workflows.flatMap(scriptsIn);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    const files = workflows.join().match(/\bscripts\/[\w/]+\.ts\b/g) ?? [];
    expect(files).toContain('scripts/printReleaseNotes.ts');
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});

test.each([
  ['content.ts', true],
  ['content.de.ts', true],
  ['content.pt-BR.ts', true],
  ['content.imported.ts', true],
  ['schema/rules.ts', false],
  ['words/de.ts', false],
])('the formatting of src/content/%s is its owner’s: %s', async (file, isIgnored) => {
  const info = await getFileInfo(join('src/content', file), { ignorePath: '.prettierignore' });
  expect(info.ignored).toBe(isIgnored);
});

test('the checks and the weekly workflow run every project that npm test leaves out', () => {
  // An import would load all plugins of the build.
  const config = read('vitest.config.ts');
  const names = [...config.matchAll(/(?:\bname: |\b(?:endToEnd|inBrowser)\()'(\w+)'/g)].map(
    ([, name]) => name!,
  );
  expect(names).toEqual(expect.arrayContaining(['unit', 'component', 'chromium', 'webkit']));
  const eachChange = scripts.test! + read('.ci/run');
  const others = names.filter((name) => !eachChange.includes(`--project ${name}`));
  expect(read('.github/workflows/weekly.yml')).toContain(`project: [${others.join(', ')}]`);
});

test('the checks have every part of .ci/run', () => {
  const commands = read('.ci/run').match(/^(npm|\.ci)\b.*$/gm) ?? [];
  const projects = [scripts.test, ...commands].join(' ').match(/--project \w+/g) ?? [];
  const parts = [...commands.filter((command) => !command.startsWith('npm test')), ...projects];
  expect(parts).toEqual(expect.arrayContaining(['npm run types', '--project looks', '.ci/start']));
  const checks = read('.github/workflows/checks.yml');
  expect(parts.filter((part) => !checks.includes(part))).toEqual([]);
});

test('README and CONTRIBUTING name every command that there is, and no other', () => {
  const text = read('README.md') + read('docs/CONTRIBUTING.md');
  const named = [...text.matchAll(/npm run ([\w:]+)|npm (test|start)\b/g)].map(
    ([, run, short]) => run ?? short!,
  );
  // npm runs it by itself.
  const run = Object.keys(scripts).filter((name) => name !== 'preinstall');
  expect([...new Set(named)].toSorted()).toEqual(run.toSorted());
});

describe('the versions of Node that package.json allows', () => {
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  const versions = engines.node.split(' || ').map((range) => range.replace(/^\D+/, ''));

  test.each(['README.md', 'docs/CONTRIBUTING.md'])('are named in %s', (document) => {
    const [sentence = ''] = /^You need [^]*?\. /m.exec(read(document)) ?? [];
    expect(versions.filter((version) => !sentence.includes(version))).toEqual([]);
  });

  test('are those of CI', () => {
    const named = versions.map((version) => `'${version}'`).join(', ');
    expect(read('.github/workflows/checks.yml')).toContain(`node-version: [${named}]`);
  });
});

test('Dependabot leaves the packages whose versions stay', () => {
  const [, stay = ''] = /^newer versions:\n\n([^]*?)\n\n/m.exec(read('docs/CONTRIBUTING.md')) ?? [];
  const named = stay
    .split('\n- ')
    .flatMap((line) => [...line.split(':')[0]!.matchAll(/`(.+?)`/g)].map(([, name]) => name));
  const ignored = [...read('.github/dependabot.yml').matchAll(/dependency-name: '?([\w@/-]+)/g)];
  expect(named.length).toBeGreaterThan(5);
  expect(ignored.map(([, name]) => name).toSorted()).toEqual(named.toSorted());
});

test('every path in the documents leads to a file', () => {
  const pages = readdirSync('docs').map((file) => join('docs', file));
  const others = ['README.md', 'tests/README.md', '.github/SECURITY.md'];
  const documents = [...others, ...pages];
  const paths = documents.flatMap((document) => {
    const text = read(document);
    const named = text.matchAll(
      /`((?:src|plugins|scripts|tests|docs|public|\.github|\.ci)\/[\w./-]*)`/g,
    );
    const linked = text.matchAll(/\]\((?!https?:|#)([^)#]+)/g);
    const fromHere = [...linked].map(([, path]) => join(dirname(document), path!));
    return [...named].map(([, path]) => path!).concat(fromHere);
  });
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test('the table of sections in tests/README.md has every section', () => {
  const sections = readdirSync('src/sections', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `src/sections/${name}/`);
  const table = read('tests/README.md');
  expect(sections.length).toBeGreaterThan(8);
  expect(sections.filter((folder) => !table.includes(`\`${folder}\``))).toEqual([]);
});

test('the newest version of docs/CHANGELOG.md is that of the package', () => {
  const [, newest] = /^## \[(\d.*?)\]/m.exec(read('docs/CHANGELOG.md')) ?? [];
  const { version } = JSON.parse(read('package.json')) as { version: string };
  const lock = JSON.parse(read('package-lock.json')) as {
    version: string;
    packages: Record<string, { version: string }>;
  };
  expect([version, lock.version, lock.packages['']?.version]).toEqual([newest, newest, newest]);
});

test('package.json names every package with an install script, so that `npm ci` warns of none', () => {
  const { allowScripts } = JSON.parse(read('package.json')) as {
    allowScripts: Record<string, boolean>;
  };
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  const bringing = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.replace(/.*node_modules\//, '')] : [],
  );
  expect(bringing.toSorted()).toEqual(Object.keys(allowScripts).toSorted());
});
