import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { createBuilder } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { content as right } from '../../tests/helpers/sites/anotherPerson.ts';
import {
  siteConfig,
  writeContent,
  writeSources,
  type SiteSources,
} from '../../tests/helpers/sites/siteSources.ts';
import { temporaryFolder } from '../../tests/helpers/temporaryFolder.ts';
import { contentSource } from '../contentSource/contentSource.ts';
import { publicFilesIn } from '../shared/publicFiles.ts';
import { checkedContent } from './checkedContent.ts';

const folder = temporaryFolder();
/** Messages name the file from the project's folder. */
const fileName = relative('', join(folder, 'content.ts'));
let sources: SiteSources;

beforeAll(async () => {
  sources = await writeSources(folder, right);
  const large = [
    'large.pdf',
    'large-128.avif',
    'large-128.webp',
    'large-256.avif',
    'large-256.webp',
  ];
  for (const file of large) {
    const tooLarge = /pdf|128.webp/.test(file) ? 1 : 0;
    const most = file.endsWith('pdf') ? 10_000_000 : 300_000;
    const bytes = Buffer.alloc(most + tooLarge);
    bytes.write('%PDF-1.4');
    bytes.write('%%EOF', bytes.length - 5);
    await writeFile(join(sources.publicFolder, 'assets', file), bytes);
  }
  await writeFile(join(sources.publicFolder, 'assets/letter.pdf'), 'PK, a document of Word');
  await writeFile(
    join(sources.publicFolder, 'assets/cut.pdf'),
    `%PDF-1.4\n%%EOF${' '.repeat(2000)}`,
  );
});

/** A mistake: the path of a field, its value (none: the field is deleted), and the rule that the message names. */
interface Mistake {
  at: string;
  value?: unknown;
  rule: RegExp;
  /** The path that the message names, if it is another. */
  named?: string;
}

const noEmail = /must be an e-mail address/;
const noLink = /must be an address that starts with https:\/\//;
const noAddress = /must start with https:\/\/ and end with a slash/;
const noParts = /must have no \/\/ in its path/;
const noUser = /must have no user name, no password and no direction marks/;
const noPath = /must be a path below public\/, such as assets\/portrait, without size and ending;/;
const noRating = /must be 1, 2, 3, 4 or 5/;

const mistakes: Mistake[] = [
  { at: 'skills.items[0].level', value: -1, rule: /must be from 0 to 100\n +it is -1/ },
  { at: 'skills.items[2].level', value: 0.92, rule: /must be a percentage: write 92 for 0\.92/ },
  { at: 'sections', value: ['skills', 'about', 'skills'], rule: /names skills twice/ },
  { at: 'skills.items[2].icon', value: 'R', rule: /must be one emoji\n +it is "R"/ },
  {
    at: 'skills.items[2].name',
    value: 'Rust',
    named: 'skills.items[2]',
    rule: /must differ from entry 1 of its list/,
  },
  { at: 'testimonials.items[2].rating', value: 4.5, rule: noRating },
  { at: 'testimonials.items[3].rating', value: 0, rule: noRating },
  { at: 'testimonials.items[8].rating', value: 6, rule: noRating },
  { at: 'home.workButton', value: '', rule: /must not be empty\n +it is ""/ },
  { at: 'contact.whatsapp.message', value: 'Hallo \ud83e', rule: /must hold whole characters/ },
  { at: 'about.paragraphs[1]', value: '  ', rule: /must not be empty\n +it is " {2}"/ },
  { at: 'about.paragraphs', value: [], rule: /must have at least one entry/ },
  { at: 'owner.name', rule: /must be a text in quotes\n +it is missing/ },
  {
    at: 'owner.phone',
    value: 'call me',
    rule: /must be an international number.*\n +it is "call me"/,
  },
  { at: 'owner.phone', value: '+49 12', rule: /7 to 15 digits/ },
  { at: 'owner.email', value: 'post at nour', rule: noEmail },
  { at: 'owner.email', value: `${'a'.repeat(100_000)}!`, rule: noEmail },
  { at: 'owner.email', value: `nour@${'mail.'.repeat(50)}example.org`, rule: noEmail },
  { at: 'owner.profiles[0].url', value: 'http://nour.example.org', rule: noLink },
  { at: 'owner.profiles[2].url', value: 'javascript:alert(0)', rule: noLink },
  { at: 'projects.items[0].githubUrl', value: 'codeberg.example.org/nour', rule: noLink },
  { at: 'projects.showLinks', value: 'ja', rule: /must be true or false\n +it is "ja"/ },
  { at: 'projects.items[0].id', value: 'eins', rule: /must be a number/ },
  { at: 'projects.items[0].tech', value: [], rule: /must have at least one entry/ },
  {
    at: 'projects.items[0].image.src',
    value: 'assets/gone',
    rule: /must exist, but public\/ has no assets\/gone-640\.avif; npm run pictures -- project <file> gone makes it/,
  },
  {
    at: 'testimonials.items[4].avatar.src',
    value: 'assets/large',
    rule: /must be at most 300 kB, but assets\/large-128\.webp has 301 kB/,
  },
  { at: 'projects.items[0].image.src', value: 'public/assets/antrag-640.webp', rule: noPath },
  { at: 'about.portrait.src', value: '/assets/nour.jpg', rule: noPath },
  {
    at: 'owner.cv.file',
    value: './public/assets/lebenslauf.pdf',
    rule: /must be a path below public\/, such as assets\/name\.pdf;/,
  },
  { at: 'about.portrait.src', value: 'assets/mi foto', rule: /only letters, digits, - and _/ },
  { at: 'about.portrait.src', value: '/assets/retrató', rule: /no \/ at its start/ },
  { at: 'about.portrait.src', value: '../../secret', rule: /must be a path below public\// },
  {
    at: 'projects.items[0].image.src',
    value: `assets/${'a'.repeat(300)}`,
    rule: /must exist, but public\/ has no assets\/a{300}-640\.avif/,
  },
  {
    at: 'projects.menuLabel',
    value: 'Ausgewählte Arbeiten',
    rule: /must have at most 16 characters: there is room for no more\n +it is "Ausgewählte Arbeiten"/,
  },
  {
    at: 'owner.cv.file',
    value: 'assets/gone.pdf',
    rule: /must exist, but public\/ has no assets\/gone\.pdf/,
  },
  {
    at: 'owner.cv.file',
    value: 'assets/large.pdf',
    rule: /at most 10000 kB, but assets\/large\.pdf has 10001 kB/,
  },
  {
    at: 'owner.cv.file',
    value: 'assets/letter.pdf',
    rule: /must be a PDF, but assets\/letter\.pdf does not begin with %PDF/,
  },
  {
    at: 'owner.cv.file',
    value: 'assets/cut.pdf',
    rule: /must be a whole PDF, but assets\/cut\.pdf does not end with %%EOF: copy it anew/,
  },
  { at: 'owner.cv.file', value: 'assets/nour-640.avif', rule: /must end in \.pdf/ },
  { at: 'sections[1]', value: 'skils', rule: /must be "about" or .*\n +it is "skils"/ },
  {
    at: 'owner.profiles[2].label',
    value: 'Xing',
    named: 'owner.profiles[2]',
    rule: /must differ from entry 2/,
  },
  {
    at: 'owner.profiles[0].shownIn',
    value: ['header'],
    named: 'owner.profiles[0].shownIn[0]',
    rule: /must be "about" or "footer"/,
  },
  { at: 'testimonials.labels.goTo', value: 'Zu Stimme', rule: /must hold \{n\}/ },
  {
    at: 'testimonials.labels.position',
    value: '{n} / {N}',
    rule: /must hold \{n\} and \{count\}, and no other/,
  },
  { at: 'site.address', value: 'https://nour.example.org', rule: noAddress },
  { at: 'site.address', value: 'http://nour.example.org/', rule: noAddress },
  { at: 'site.language', value: 'deutsch', rule: /must be the tag of a language/ },
  { at: 'site.colors.ground', value: 'navy', rule: /must be a colour such as #22d3ee/ },
  { at: 'site.colors.ground', value: '#fff', rule: /with six digits/ },
  {
    at: 'site.colors.text',
    value: '#5a5f6e',
    rule: /must be lighter, such as #[0-9a-f]{6}: headings .* needs 7\.0:1/,
  },
  { at: 'site.colors.accent', value: '#1f3a5c', rule: /accented text .* needs 7\.0:1/ },
  {
    at: 'site.colors.highlight',
    value: '#ffd0bc',
    rule: /must differ more from site\.colors\.text/,
  },
  { at: 'testimonials.items[0].project', value: 12, rule: /must be a project's id: 7$/m },
  {
    at: 'projects.items[0].pointer',
    value: { phrase: 'Kein Wort davon', x: 0.5, y: 0.5, from: 'upper-left' },
    named: 'projects.items[0].pointer.phrase',
    rule: /must occur in the description/,
  },
  {
    at: 'projects.items[0].pointer',
    value: { phrase: 'Antrag', y: 0.5, from: 'upper-left' },
    named: 'projects.items[0].pointer.x',
    rule: /must be there: the project has an image/,
  },
  { at: 'owner.sample', value: false, rule: /must be true, or not be there/ },
  { at: 'site.address', value: 'https://nour.example.org/a//', rule: noParts },
  { at: 'site.address', value: 'https://nour:secret@example.org/', rule: noUser },
  { at: 'projects', rule: /must be there: the section is listed in sections\n +it is missing/ },
  { at: 'home', value: 7, rule: /must be a group in \{ \}\n +it is 7/ },
];

test.each(mistakes)('names the mistake at $at: $value', async ({ at, value, rule, named = at }) => {
  const message = await problemOf(damaged([{ at, value }]));
  expect(message).toContain(`${fileName} has 1 error:\n`);
  const [, error] = message.split('\n\n');
  expect(error).toMatch(rule);
  expect(error?.startsWith(`  ${named} `)).toBe(true);
});

test.each(['assets/фото', 'assets/写真', 'assets/señal-2', 'assets/चित्र', 'assets/عکس\u200Cها'])(
  'takes the name of a picture in any script: %s',
  async (value) => {
    const message = await problemOf(damaged([{ at: 'about.portrait.src', value }]));
    expect(message).toContain(`must exist, but public/ has no ${value}-640.avif`);
    expect(message).not.toContain('must be a path');
  },
);

test('a language with words has all that the owner leaves out', async () => {
  const { topBar: _topBar, notFound: _notFound, ...content } = right;
  expect(await problemOf(content)).toBe('no problem');
});

test.each([undefined, { skills: { items: [undefined, 7] }, about: [] }])(
  'survives the content %j',
  async (content) => {
    expect(await problemOf(content)).toMatch(
      /content\.ts (has \d+ errors?:\n|cannot be read: it exports no content)/,
    );
  },
);

test('a build stops at a mistake', async () => {
  await expect(build({ ...right, home: { ...right.home, tagline: 7 } })).rejects.toThrow(
    'home.tagline must be a text in quotes',
  );
});

test('a build for publishing refuses everything that is missing at once', async () => {
  const message = await build(damaged([{ at: 'site.address' }]), 'publish').catch(
    (error: Error) => error.message,
  );
  expect(message).toContain('not ready to be published');
  expect(message).toContain(
    'sample: true: owner, projects.items (1), experience.items (1), testimonials.items (9)',
  );
  expect(message).toContain('site.address is missing');
  expect(message).toContain(
    'VITE_EMAILJS_PUBLIC_KEY, VITE_EMAILJS_SERVICE_ID, VITE_EMAILJS_TEMPLATE_ID',
  );
  expect(message).toContain('assets/share.jpg does not exist: npm run share makes it');
});

/** Their content with other values in some fields. */
function damaged(mistaken: Pick<Mistake, 'at' | 'value'>[]): object {
  const content = structuredClone(right);
  for (const { at, value } of mistaken) {
    const keys = at.split(/[.[\]]+/).filter(Boolean);
    const last = keys.pop() ?? '';
    const parent = keys.reduce<object>(
      (object, key) => Reflect.get(object, key) as object,
      content,
    );
    if (value === undefined) Reflect.deleteProperty(parent, last);
    else Reflect.set(parent, last, value);
  }
  return content;
}

/** The output of `npm run check` for this content. */
async function problemOf(content: unknown): Promise<string> {
  const source = contentSource(await writeContent(folder, content));
  return checkedContent(source, publicFilesIn(sources.publicFolder)).then(
    () => 'no problem',
    (error: Error) => error.message,
  );
}

async function build(content: unknown, mode = 'production'): Promise<string> {
  await writeContent(folder, content);
  const builder = await createBuilder({
    ...siteConfig(sources),
    envDir: folder,
    mode,
    logLevel: 'silent',
    build: { outDir: join(folder, 'dist') },
  });
  await builder.buildApp();
  return 'built';
}
