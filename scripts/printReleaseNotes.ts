import { readFile } from 'node:fs/promises';
import { exitWith } from './exitWith.ts';
import { releaseNotes } from './releaseNotes.ts';

const [tag, repository] = process.argv.slice(2);
if (!tag || !repository) {
  exitWith(
    'Name a tag and the address of the repository: npx tsx scripts/printReleaseNotes.ts TAG URL',
  );
}

const version = tag.replace(/^v/, '');
const changelog = await readFile('docs/CHANGELOG.md', 'utf8');
const notes = releaseNotes(changelog, version, `${repository}/blob/${tag}/docs`);
if (!notes) exitWith(`docs/CHANGELOG.md says nothing about ${version}`);
console.log(notes);
