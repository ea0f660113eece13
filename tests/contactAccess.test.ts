import { expect, test } from 'vitest';
import { banner, clientLoads, fillIn, sendButton, SENT } from './browser/contactForm.ts';
import { contactSite } from './site/contactSite.ts';

const site = contactSite();

test('the live region stands in the page before any script, and is the one that speaks', async () => {
  const plain = await site.visitor({ scripts: false });
  await plain.open();
  expect(await plain.count({ role: 'status' })).toBe(1);

  const visitor = await site.comes();
  await visitor.evaluate(() => void (document.querySelector('form [role=status]')!.id = 'the-same'));
  await fillIn(visitor);
  await visitor.click(sendButton);
  await banner(visitor, SENT);
  expect(await visitor.read('#the-same')).toBe(SENT);
});

test('the focus stays where the visitor has moved it', async () => {
  const visitor = await site.comes();
  await fillIn(visitor);
  site.mail.hold();
  await visitor.click(sendButton);
  await expect.poll(() => site.mail.received).toHaveLength(1);
  await visitor.evaluate(() => document.querySelector<HTMLElement>('footer a')!.focus());
  site.mail.release();
  await banner(visitor, SENT);
  expect(await visitor.evaluate(() => document.activeElement?.matches('footer a'))).toBe(true);
});

test('the client comes when the visitor turns to the form, and not before', async () => {
  const visitor = await site.comes();
  await visitor.page.waitForLoadState('networkidle');
  expect(clientLoads(visitor)).toEqual([]);
  await visitor.evaluate(() => document.querySelector<HTMLElement>('[name=message]')!.focus());
  await expect.poll(() => clientLoads(visitor)).toHaveLength(1);

  const withMouse = await site.comes();
  await withMouse.hover('form');
  await expect.poll(() => clientLoads(withMouse)).toHaveLength(1);
});
