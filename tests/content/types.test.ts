import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { findErrors } from '../../plugins/contentCheck/contentErrors.ts';
import { contentRules } from '../../plugins/contentSource/contentRules.ts';
import { withWords } from '../../plugins/contentSource/words.ts';
import { words } from '../../src/content/words/de.ts';
import type { ContentInput } from '../../src/content/schema/contentSchema.ts';
import { content as person } from '../helpers/sites/anotherPerson.ts';
import { temporaryFolder } from '../helpers/temporaryFolder.ts';

const { site, owner, home, footer } = person;
/** Content without all optional fields. */
const least: ContentInput = {
  site: { language: 'de', description: site.description, colors: site.colors },
  owner: {
    name: owner.name,
    brand: owner.brand,
    title: owner.title,
    email: owner.email,
    location: owner.location,
  },
  sections: [],
  home: { tagline: home.tagline },
  footer: { copyright: footer.copyright },
};

const copy = temporaryFolder();

beforeAll(async () => {
  const files = ['vite.config.ts', 'vitest.config.ts', 'tsconfig.json'];
  for (const part of ['src', 'plugins', 'scripts', 'tests', ...files]) {
    await cp(part, join(copy, part), { recursive: true });
  }
  await symlink(resolve('node_modules'), join(copy, 'node_modules'));
});

test('the types allow everything to be left out that the check allows', async () => {
  const rules = await contentRules();
  expect(findErrors(withWords(least, words), rules, { sizeOf: () => 0 })).toEqual([]);
  // Owners may write `satisfies` for the annotation, which has its check above.
  const source = `import type { ContentInput } from './schema/contentSchema.ts';
    export const content = ${JSON.stringify(least)} satisfies ContentInput;`;
  await writeFile(join(copy, 'src/content/content.ts'), source);
  expect(await typeErrors()).toBe('');
});

test('the files of a new section in docs/recipes.md have right types', async () => {
  const recipe = (await readFile('docs/recipes.md', 'utf8'))
    .split('\n## ')
    .find((chapter) => chapter.startsWith('A new section'));
  const blocks = [...recipe!.matchAll(/^( *)```(?:tsx?|css)\n(.*?)```$/gms)].map(
    ([, indent, code]) => code!.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
  const blockOf = (file: string) => blocks.find((code) => code.split('\n', 1)[0]!.includes(file))!;

  const folder = join(copy, 'src/sections/Talks');
  await mkdir(folder);
  for (const file of ['schema.ts', 'Talks.tsx', 'Talks.module.css', 'Talks.test.tsx']) {
    await writeFile(join(folder, file), blockOf(file));
  }
  const lines = blockOf('src/sections/sections.ts').split('\n');
  const imports = lines.filter((line) => line.startsWith('import'));
  const type = lines.find((line) => line.includes('in `Sections`'))!;
  const definition = lines.find((line) => line.includes('in `sections`'))!;
  const list = join(copy, 'src/sections/sections.ts');
  const changed = [...imports, await readFile(list, 'utf8')]
    .join('\n')
    .replace('interface Sections {', `$&\n${type}`)
    .replace(/export const sections: .*{/, `$&\n${definition}`);
  await writeFile(list, changed);

  expect(await typeErrors()).toBe('');
});

/** The compiler's errors in the copy, or nothing. */
function typeErrors(): Promise<string> {
  const command = ['node_modules/typescript/bin/tsc', '--pretty', 'false', '--singleThreaded'];
  return new Promise((done) => {
    execFile(process.execPath, command, { cwd: copy }, (_error, stdout, stderr) =>
      done(stdout + stderr),
    );
  });
}
