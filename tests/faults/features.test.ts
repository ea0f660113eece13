import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, test } from 'vitest';
import { runInWorker } from '../helpers/fieldClock.ts';
import { formOf, letter, mailsOf, openForm } from '../helpers/contact.ts';
import { SENT } from '../helpers/contactTexts.ts';
import { drawLittle } from '../helpers/fieldPage.ts';
import {
  expect,
  motionSwitch,
  openPage,
  openPageForSuite,
  problemsOf,
  waitForHydration,
} from '../helpers/page.ts';
import { expectCursor } from '../helpers/cursor.ts';
import { expectLastLinksLead } from '../helpers/navigation.ts';
import { readWholePage } from '../helpers/reading.ts';
import { holdBack } from '../helpers/holdBack.ts';

/** Features that the page asks for and a browser may lack, each with a function that removes it in the page. */
const features: Record<string, () => void> = {
  ResizeObserver: () => void Reflect.deleteProperty(window, 'ResizeObserver'),
  IntersectionObserver: () => void Reflect.deleteProperty(window, 'IntersectionObserver'),
  PerformanceObserver: () => void Reflect.deleteProperty(window, 'PerformanceObserver'),
  matchMedia: () => {
    Reflect.deleteProperty(window, 'matchMedia');
    Object.defineProperty(window, 'matchMedia', { value: undefined, configurable: true });
  },
  'Array.at': () => void Reflect.deleteProperty(Array.prototype, 'at'),
  'Array.findLast': () => void Reflect.deleteProperty(Array.prototype, 'findLast'),
  fetch: () => void Reflect.deleteProperty(window, 'fetch'),
  'Element.animate': () => void Reflect.deleteProperty(Element.prototype, 'animate'),
};

/** How a message leaves the page. After a failure the e-mail link carries it. */
type Way = 'the mail service' | 'the mail program' | 'the e-mail link';

/** Features without which it does not leave by the mail service. */
const ways: Partial<Record<string, Way>> = {
  fetch: 'the e-mail link',
  IntersectionObserver: 'the mail program',
  PerformanceObserver: 'the mail program',
  matchMedia: 'the mail program',
  'Array.at': 'the mail program',
  'Element.animate': 'the mail program',
};

/** The field asks for these; without the others it stays a picture here, because drawing it takes long. */
const USED_BY_FIELD = new Set(['ResizeObserver', 'IntersectionObserver']);

test.each(Object.keys(features))('the page asks for %s', async (name) => {
  const files = (await readdir('src', { recursive: true })).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  const sources = await Promise.all(files.map((file) => readFile(join('src', file), 'utf8')));
  // A method follows a value, a global stands alone.
  const use = name.includes('.') ? `.${name.split('.')[1]}(` : name;
  expect(sources.join('').includes(use)).toBe(true);
});

describe.each(Object.keys(features))('without %s', (name) => {
  const page = openPageForSuite('about:blank', {
    motion: 'full',
    field: USED_BY_FIELD.has(name),
    viewport: { width: 390, height: 800 },
    before: features[name]!,
    expectedProblems: /is not (defined|a function)/,
  });
  const way = ways[name] ?? 'the mail service';

  beforeAll(async () => {
    await runInWorker(page(), [drawLittle]);
    await page().goto('./');
    const isHydrated = () => motionSwitch(page()).isVisible();
    await expect.poll(async () => problemsOf(page()).length > 0 || (await isHydrated())).toBe(true);
  });

  test('every text is readable', async () => {
    await readWholePage(page());
  });

  test('the last links lead to their sections', async () => {
    await expectLastLinksLead(page());
  });

  test('a cursor is visible', async () => {
    await expectCursor(page());
  });

  test(`a message leaves by ${way}`, async () => {
    const form = await formOf(page());
    const mails = mailsOf(page());
    const sender = encodeURIComponent(letter.name);
    const carrying = page().locator(`a[href^="mailto:"][href*="${sender}"]`);
    await form.fill();
    await form.button.click();
    const wayNow = async (): Promise<Way | undefined> => {
      if (mails().length > 0) return 'the mail program';
      if ((await carrying.count()) > 0) return 'the e-mail link';
      const result = await form.status.textContent();
      return result?.includes(SENT) ? 'the mail service' : undefined;
    };
    await expect.poll(wayNow).toBe(way);
  });
});

test('an error in an effect brings the served page back, and the console names it', async () => {
  const page = await openPage('about:blank', {
    expectedProblems: /Broken on purpose/,
    before: () => {
      // The page asks for this in an effect.
      Object.defineProperty(window, 'matchMedia', {
        value: () => {
          throw new Error('Broken on purpose');
        },
      });
    },
  });
  await page.goto('./');
  await expect
    .poll(() => problemsOf(page).join('\n'))
    .toContain('The page stays as it was served: Error: Broken on purpose');
  await readWholePage(page);
  await expectLastLinksLead(page);
});

test('an error long after the start keeps what was typed', async () => {
  const form = await openForm({ expectedProblems: /matchMedia is not/ });
  await form.fill();
  // The effects that start with motion ask for it.
  await motionSwitch(form.page).evaluate((motion: HTMLElement) => {
    Reflect.deleteProperty(window, 'matchMedia');
    motion.click();
  });
  await expect(motionSwitch(form.page)).toBeHidden();
  expect(problemsOf(form.page).join('\n')).toContain('The page stays as it was served');
  expect(await form.values()).toEqual(letter);
});

test('early presses of Send and of an e-mail link lose no scripts', async () => {
  const page = await openPage('about:blank');
  const form = await formOf(page);
  const release = await holdBack(page, '**/app/*.js');
  await page.goto('./', { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await form.fill();
  for (const press of ['form button', '#contact a[href^="mailto:"]']) {
    await page.locator(press).click();
  }
  release();
  await waitForHydration(page);
  await form.expectSends();
});
