import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect as expectValue, inject, test } from 'vitest';
import { startSite } from '../../scripts/site/startSite.ts';
import { expect, hydrated, openPage, problemsOf } from '../helpers/page.ts';
import { sample } from '../helpers/sites/sample.ts';

const { form } = sample.contact;
let inboxFolder: string;

beforeAll(async () => {
  inboxFolder = await mkdtemp(join(tmpdir(), 'inbox-'));
});

afterAll(() => rm(inboxFolder, { recursive: true }));

const letters = [
  { name: 'Ada', message: 'Line one\n\n\tline "two", 100% ✓ 👩‍👩‍👧‍👦 नमस्ते' },
  { name: '<script>alert("name")</script>', message: '</p><img src=x onerror=alert(2)>' },
];

test('messages of the form stand at /inbox, newest first, and nothing in them runs', async () => {
  const site = await startSite({ folder: inject('siteFolder'), inboxFolder });
  const page = await openPage('#contact', { site: site.url });
  await hydrated(page);
  for (const { name, message } of letters) {
    await page.getByRole('textbox', { name: form.name.label, exact: true }).fill(name);
    await page.getByRole('textbox', { name: form.email.label, exact: true }).fill('ada@example.com');
    await page.getByRole('textbox', { name: form.message.label, exact: true }).fill(message);
    await page.getByRole('button', { name: form.sendButton }).click();
    await expect(page.getByRole('textbox', { name: form.message.label, exact: true })).toHaveValue('');
  }
  await page.goto('inbox');
  const newestFirst = letters.toReversed();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(newestFirst.map(({ name }) => name));
  expectValue(await page.locator('.message').allTextContents()).toEqual(
    newestFirst.map(({ message }) => message),
  );
  expectValue(problemsOf(page)).toEqual([]);
  expectValue(await readFile(join(inboxFolder, 'messages.jsonl'), 'utf8')).toMatch(/^\{.+\}\n\{.+\}\n$/);
  await site.close();
});
