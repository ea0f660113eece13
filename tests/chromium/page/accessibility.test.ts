import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, test } from 'vitest';
import { content } from '../../../src/content/content.ts';
import type { ChromiumVisitor } from '../../helpers/drivers/chromium.ts';
import { banner, FAILED, fillIn, sendButton, SENT } from '../../helpers/pages/contactForm.ts';
import { readThrough } from '../../helpers/pages/readThrough.ts';
import { visitInChromium } from '../../helpers/drivers/visit.ts';
import { contactSite } from '../../helpers/sites/contactSite.ts';

const site = contactSite();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

test.each([
  [390, 844],
  [800, 1000],
  [1440, 900],
])('axe-core finds nothing at %i pixels, all rules and best practices included', async (width, height) => {
  const visitor = await visitInChromium({ width, height });
  await visitor.open();
  await visitor.hydrated();
  expect(await violations(visitor)).toEqual([]);
});

test('axe-core finds nothing in the open menu of a phone', async () => {
  const visitor = await visitInChromium({ width: 390, height: 844 });
  await visitor.open();
  await visitor.hydrated();
  await visitor.click({ role: 'button', name: 'Menu' });
  expect(await violations(visitor)).toEqual([]);
});

test('axe-core finds nothing once every section is revealed, with motion and without', async () => {
  for (const motion of ['full', 'reduced'] as const) {
    const visitor = await site.visitor({ width: 1440, height: 900, motion });
    await visitor.open();
    await visitor.hydrated();
    await readThrough(visitor, content.sections);
    await visitor.until('all is revealed', () =>
      [...document.querySelectorAll('[data-reveal], [data-reveal-item]')].every((part) => getComputedStyle(part).opacity === '1'),
    );
    expect(await violations(visitor), motion).toEqual([]);
  }
});

test('axe-core finds nothing in forced colours', async () => {
  const visitor = await visitInChromium({ width: 1440, height: 900, forcedColors: true });
  await visitor.open();
  await visitor.hydrated();
  // All colours are the system's, which it does not read.
  expect(await violations(visitor, { 'color-contrast': { enabled: false } })).toEqual([]);
});

test('axe-core finds nothing in the form, whatever it says', async () => {
  const visitor = await site.comes();
  await visitor.click(sendButton);
  await expect.poll(() => visitor.count('form [aria-invalid=true]')).toBe(3);
  expect(await violations(visitor), 'missing').toEqual([]);

  site.mail.hold();
  site.mail.reply = [500, 'No'];
  await fillIn(visitor);
  await visitor.click(sendButton);
  await expect.poll(() => site.mail.received).toHaveLength(1);
  expect(await violations(visitor), 'sending').toEqual([]);
  site.mail.release();
  await banner(visitor, FAILED);
  expect(await violations(visitor), 'failed').toEqual([]);

  site.mail.reply = [200, 'OK'];
  await visitor.click(sendButton);
  await banner(visitor, SENT);
  expect(await violations(visitor), 'sent').toEqual([]);
});

async function violations(visitor: ChromiumVisitor, rules: RunOptions['rules'] = {}): Promise<string[]> {
  await visitor.page.evaluate(axe);
  const { violations: found } = (await visitor.page.evaluate(`axe.run(document, ${JSON.stringify({ rules })})`)) as AxeResults;
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
