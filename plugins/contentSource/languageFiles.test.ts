import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts';
import { languageFiles, languageName } from './languageFiles.ts';

test.each([
  ['fr', 'Français'],
  ['pt-BR', 'Português (Brasil)'],
  ['ar', 'العربية'],
  ['ja', '日本語'],
])('%s names itself %s', (language, name) => {
  expect(languageName(language)).toBe(name);
});

test('the name of a file beside content.ts says its language', async () => {
  const folder = temporaryFolder();
  const names = [
    'content.ts',
    'content.pt-BR.ts',
    'content.fr.ts',
    'content.imported.ts',
    'other.de.ts',
  ];
  for (const name of names) await writeFile(join(folder, name), '');
  const files = languageFiles(join(folder, 'content.ts'));
  expect(files.map(({ language }) => language)).toEqual(['fr', 'pt-BR']);
});

test('a file whose name says no language is an error', async () => {
  const folder = temporaryFolder();
  await writeFile(join(folder, 'content.french2.ts'), '');
  expect(() => languageFiles(join(folder, 'content.ts'))).toThrow(
    'content.french2.ts has no language in its name, such as fr in content.fr.ts: rename or move it',
  );
});
