import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import type { ChromiumVisitor } from '../helpers/drivers/chromium.ts';
import { asked, banner, fillIn, look, sendButton, SENT } from '../helpers/pages/contactForm.ts';
import { canvases, fieldShows, ownComplaints } from '../helpers/pages/field.ts';
import { handedOver, mailed } from '../helpers/pages/mailProgram.ts';
import { meetArrow, show } from '../helpers/pages/movement.ts';
import { fewNeedles } from '../helpers/probes/fieldProbe.ts';
import { linksLead, readWholePage } from '../helpers/pages/wholePage.ts';
import { contactSite } from '../helpers/sites/contactSite.ts';

type Part = 'arrow' | 'carousel' | 'field';

/** What the page goes without when a chunk that it loads later does not come, by the beginning of the chunk's name. */
const parts: Record<string, Part[]> = {
  reveals: [],
  attachArrow: ['arrow'],
  createCarousel: ['carousel'],
  // The form asks the mail service without its client.
  emailjs: [],
  runField: ['field'],
  // The worker draws the field, or else the page: each can do without the other.
  'field.worker': [],
  renderField: [],
};

const chunks = readdirSync(join(inject('siteFolder'), 'app'))
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, name: file.replace(/-.{8}\.js$/, '') }));
const later = chunks.filter(({ name }) => name in parts);
/** What is missed at once: chunks that never meet in every run, in the long ones each by itself. */
const missing = inject('long')
  ? Object.keys(parts).map((name) => [name])
  : [
      ['reveals', 'emailjs', 'renderField'],
      ['attachArrow', 'runField'],
      ['attachCarousel', 'field.worker'],
    ];
/** All others are the page's own code: without one of them it stays as it was served. */
const own = chunks.filter(({ name }) => !(name in parts));
/** Whichever it is, no script takes over: one of them in every run, all in the long ones. */
const missed = inject('long') ? own : own.filter(({ name }) => name === 'main');
const site = contactSite();

test('the table names chunks that there are', () => {
  expect(later.map(({ name }) => name).toSorted()).toEqual(Object.keys(parts).toSorted());
  expect(missing.flat().toSorted()).toEqual(Object.keys(parts).toSorted());
  expect(missed).not.toEqual([]);
});

test.each(missed)(
  'without $name the page is as it was served, and the form goes by the mail program',
  async ({ file }) => {
    const visitor = await comesWithout([file]);
    await readWholePage(visitor);
    await linksLead(visitor);
    await slidesScroll(visitor);
    await visitor.click({ role: 'button', name: 'Menu' });
    expect(await visitor.sees({ role: 'button', name: /motion/i }), 'a dead button').toBe(false);
    await visitor.press('Escape');

    await fillIn(visitor, mailed);
    await visitor.click(sendButton);
    await expect.poll(() => handedOver(visitor), { timeout: 15_000 }).toEqual([mailed]);
    expect((await look(visitor)).fields).toEqual(mailed);
    expect(
      ownComplaints(visitor).filter((line) => !line.includes('The page stays as it was served')),
    ).toEqual([]);
  },
);

test.each(missing.map((names) => ({ names, them: names.join(', ') })))(
  'without $them the page goes on',
  async ({ names }) => {
    const lacks = new Set(names.flatMap((name) => parts[name]!));
    const files = later.filter(({ name }) => names.includes(name));
    const visitor = await comesWithout(files.map(({ file }) => file));
    await visitor.hydrated();
    if (lacks.has('field')) await staysStill(visitor);
    else await fieldShows(visitor);
    await readWholePage(visitor);
    await linksLead(visitor, ['skills', 'contact']);

    if (lacks.has('carousel')) await slidesScroll(visitor);
    else await slidesTurn(visitor);
    if (lacks.has('arrow')) await keepsCursor(visitor);
    else await meetArrow(visitor, 200, 300);
    await sends(visitor);

    for (const { file, name } of files)
      expect(asksInVain(visitor, file), `${name} was wanted`).toBe(name !== 'renderField');
    expect(ownComplaints(visitor)).toEqual([]);
  },
);

/** A visitor with a phone's window and a mouse, whose page may move, and for whom these chunks never come. */
async function comesWithout(files: string[]): Promise<ChromiumVisitor> {
  const visitor = await site.visitor({ motion: 'full', width: 390, height: 640, before: fewNeedles });
  for (const file of files) await visitor.page.context().route(`**/app/${file}*`, (route) => route.abort());
  await visitor.open();
  return visitor;
}

function asksInVain(visitor: ChromiumVisitor, file: string): boolean {
  return visitor.requests().some((url) => url.endsWith(file));
}

/** The field's picture stands, and nothing is drawn. */
async function staysStill(visitor: ChromiumVisitor): Promise<void> {
  await expect.poll(() => visitor.requests().some((url) => url.includes('runField'))).toBe(true);
  await visitor.until(
    'the picture is there',
    () => document.querySelector<HTMLImageElement>('#home img')!.naturalWidth > 0,
  );
  expect(await visitor.sees('#home img')).toBe(true);
  expect(await canvases(visitor)).toBe(0);
}

/** The slides lie side by side and are scrolled; no button shows that would do nothing. */
async function slidesScroll(visitor: ChromiumVisitor): Promise<void> {
  await show(visitor, 'testimonials');
  for (const name of [
    'Next testimonials',
    'Previous testimonials',
    'Pause the carousel',
    'Go to testimonial 2',
  ]) {
    expect(await visitor.sees({ role: 'button', name }), name).toBe(false);
  }
  const last = visitor.page.locator('#testimonials figure').last();
  await last.scrollIntoViewIfNeeded();
  const { x, width } = (await last.boundingBox())!;
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(390);
}

async function slidesTurn(visitor: ChromiumVisitor): Promise<void> {
  const leading = () =>
    document.querySelector('#testimonials button[aria-current]')?.ariaLabel?.replace(/\D/g, '');
  await show(visitor, 'testimonials');
  await visitor.click({ role: 'button', name: 'Pause the carousel' });
  const before = await visitor.evaluate(leading);
  await visitor.click({ role: 'button', name: 'Next testimonials' });
  await expect.poll(() => visitor.evaluate(leading)).toBe(String((Number(before) % 6) + 1));
}

/** The mouse has the system's cursor. */
async function keepsCursor(visitor: ChromiumVisitor): Promise<void> {
  await visitor.moveMouse(200, 300, 4);
  await expect.poll(() => visitor.requests().some((url) => url.includes('attachArrow'))).toBe(true);
  await visitor.moveMouse(220, 320, 4);
  expect(await visitor.evaluate(() => getComputedStyle(document.body).cursor)).toBe('auto');
}

async function sends(visitor: ChromiumVisitor): Promise<void> {
  await fillIn(visitor);
  await visitor.click(sendButton);
  await banner(visitor, SENT);
  expect(site.mail.received).toEqual([asked]);
}
