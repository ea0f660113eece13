import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, test } from 'vitest';
import { content } from '../../../src/content/content.ts';
import type { ChromiumVisitor } from '../../helpers/drivers/chromium.ts';
import { banner, FAILED, fillIn, sendButton, SENT } from '../../helpers/pages/contactForm.ts';
import { readThrough } from '../../helpers/pages/readThrough.ts';
import { visitInChromium } from '../../helpers/drivers/visit.ts';
import type { Target } from '../../helpers/drivers/visitor.ts';
import { contactSite } from '../../helpers/sites/contactSite.ts';

const site = contactSite();
const menuButton: Target = { role: 'button', name: 'Menu' };
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

test('axe-core finds nothing without motion, in any window, in the open menu of a phone, nor in forced colours, all rules and best practices included', async () => {
  const visitor = await visitInChromium({ width: 390, height: 844 });
  await visitor.open();
  await visitor.hydrated();
  expect(await violations(visitor), 'on a phone').toEqual([]);
  await visitor.click(menuButton);
  expect(await violations(visitor, { within: 'header' }), 'the open menu').toEqual([]);
  await visitor.press('Escape');
  await visitor.resize(800, 1000);
  expect(await violations(visitor), 'on a tablet').toEqual([]);
  await visitor.resize(1440, 900);
  await readThrough(visitor, content.sections);
  expect(await violations(visitor), 'at a desk, when all has been read').toEqual([]);
  await visitor.prefer({ forcedColors: true });
  // All colours are the system's, which it does not read.
  expect(
    await violations(visitor, { rules: { 'color-contrast': { enabled: false } } }),
    'in forced colours',
  ).toEqual([]);
});

test('axe-core finds nothing with motion, once every section is revealed', async () => {
  const visitor = await site.visitor({ width: 1440, height: 900, motion: 'full' });
  await visitor.open();
  await visitor.hydrated();
  await readThrough(visitor, content.sections);
  await visitor.until('all is revealed', () =>
    [...document.querySelectorAll('[data-reveal]')].every((part) => getComputedStyle(part).opacity === '1'),
  );
  expect(await violations(visitor)).toEqual([]);
});

test('axe-core finds nothing in the form, whatever it says', async () => {
  const form = { within: '#contact' };
  const visitor = await site.comes();
  await visitor.click(sendButton);
  await expect.poll(() => visitor.count('form [aria-invalid=true]')).toBe(3);
  expect(await violations(visitor, form), 'missing').toEqual([]);

  site.mail.hold();
  site.mail.reply = [500, 'No'];
  await fillIn(visitor);
  await visitor.click(sendButton);
  await expect.poll(() => site.mail.received).toHaveLength(1);
  expect(await violations(visitor, form), 'sending').toEqual([]);
  site.mail.release();
  await banner(visitor, FAILED);
  expect(await violations(visitor, form), 'failed').toEqual([]);

  site.mail.reply = [200, 'OK'];
  await visitor.click(sendButton);
  await banner(visitor, SENT);
  expect(await violations(visitor, form), 'sent').toEqual([]);
});

/** What axe-core finds on the page, or in the part of it that is named. */
async function violations(
  visitor: ChromiumVisitor,
  { within, rules = {} }: { within?: string; rules?: RunOptions['rules'] } = {},
): Promise<string[]> {
  await visitor.page.evaluate(axe);
  const where = within ? JSON.stringify(within) : 'document';
  const { violations: found } = (await visitor.page.evaluate(
    `axe.run(${where}, ${JSON.stringify({ rules })})`,
  )) as AxeResults;
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
