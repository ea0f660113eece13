import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, inject, test } from 'vitest';
import { ContactForm, formOf, mailsOf, plainLetter } from '../helpers/contact.ts';
import { expect, LOST_FILES, openPage, waitForHydration } from '../helpers/page.ts';
import { expectCursor } from '../helpers/cursor.ts';
import { expectLastLinksLead } from '../helpers/navigation.ts';
import { readWholePage } from '../helpers/reading.ts';
import { LOW_PHONE } from '../helpers/viewports.ts';

const app = join(inject('siteFolder'), 'app');
const chunks = readdirSync(app).filter((file) => file.endsWith('.js'));
/** Without one of these React does not start: the entry, and the chunks that it imports in turn. */
const own = importsOf(chunks.filter((file) => file.startsWith('hydrate') || isEntry(file)));
const later = chunks.filter((file) => !own.has(file));
/** Options of pages that miss chunks. */
const incomplete = { motion: 'full', viewport: LOW_PHONE, expectedProblems: LOST_FILES } as const;

test('React needs several chunks', () => {
  expect(own.size).toBeGreaterThan(1);
});

describe.each([...own].map((file) => [file.split('-')[0]!, file]))(
  'without the chunk %s',
  (_name, file) => {
    test('all can be read, and the last links lead to their sections', async () => {
      const page = await openWithout(file);
      await readWholePage(page);
      await expectLastLinksLead(page);
    });

    test('there is no button but that of the menu and Send', async () => {
      const page = await openWithout(file);
      const buttons = page.getByRole('button');
      await expect(buttons).toHaveCount(2);
      await expect(buttons.first()).toHaveAccessibleName('Menu');
      await expect(buttons.last()).toHaveAccessibleName('Send Message');
    });

    test('testimonials scroll by hand', async () => {
      const page = await openWithout(file);
      const last = page.locator('#testimonials figure').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 0.5 });
    });

    test('the form hands the message to the mail program, and keeps it', async () => {
      const page = await openWithout(file);
      const mails = mailsOf(page);
      const form = new ContactForm(page);
      await form.fill(plainLetter);
      await form.button.click();
      await expect.poll(mails).toEqual([plainLetter]);
      await expect(form.field('Message')).toHaveValue(plainLetter.message);
    });
  },
);

test(
  'without chunks that come later the rest of the page works',
  { timeout: 300_000 },
  async () => {
    expect(later.length).toBeGreaterThan(3);
    // Each is missing beside chunks that come, and all are missing together.
    const [one, other] = [0, 1].map((half) => later.filter((_file, index) => index % 2 === half));
    for (const files of [one!, other!, later]) {
      const field = files.some((file) => /field/i.test(file));
      const page = await openPage('about:blank', { ...incomplete, field });
      const form = await formOf(page);
      for (const file of files) await page.route(`**/app/${file}*`, (route) => route.abort());
      await page.goto('./');
      await waitForHydration(page);
      await readWholePage(page, { pictures: false });
      await expectCursor(page);
      await form.expectSends();
    }
  },
);

/** Opens the page without one of its chunks. */
async function openWithout(file: string): Promise<Page> {
  const page = await openPage('about:blank', { ...incomplete, field: false });
  await page.route(`**/app/${file}`, (route) => route.abort());
  await page.goto('./');
  return page;
}

function isEntry(file: string): boolean {
  return readFileSync(join(app, '../index.html'), 'utf8').includes(file);
}

/** Files with all files that they import statically. */
function importsOf(files: string[], found = new Set<string>()): Set<string> {
  for (const file of files.filter((each) => !found.has(each))) {
    found.add(file);
    const code = readFileSync(join(app, file), 'utf8');
    const imports = code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g);
    const names = Array.from(imports, ([, name]) => name!);
    importsOf(names, found);
  }
  return found;
}
