import { execFile } from 'node:child_process';
import { cp, symlink, writeFile } from 'node:fs/promises';
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
  const found = await new Promise((done) => {
    const command = ['node_modules/typescript/bin/tsc', '--pretty', 'false', '--singleThreaded'];
    execFile(process.execPath, command, { cwd: copy }, (_error, stdout, stderr) =>
      done(stdout + stderr),
    );
  });
  expect(found).toBe('');
});
