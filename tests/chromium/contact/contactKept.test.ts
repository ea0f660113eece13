import { expect, test } from 'vitest';
import {
  banner,
  FAILED,
  failedView,
  fillIn,
  keptDraft,
  letter,
  look,
  sendButton,
  SENT,
} from '../../helpers/pages/contactForm.ts';
import { holdBack } from '../../helpers/drivers/holdBack.ts';
import { handedOver, mailed } from '../../helpers/pages/mailProgram.ts';
import { contactSite } from '../../helpers/sites/contactSite.ts';

const site = contactSite();

test('it survives a reload while the message is under way, and the form can be used again', async () => {
  const visitor = await site.comes();
  site.mail.hold();
  await fillIn(visitor);
  await visitor.click(sendButton);
  await expect.poll(() => site.mail.received).toHaveLength(1);
  await visitor.reload();
  await visitor.hydrated();
  await expect.poll(async () => (await look(visitor)).fields).toEqual(letter);
  expect(await look(visitor)).toEqual({ ...failedView, status: '' });
  site.mail.release();
});

test('what is typed before hydration stays, and wins over what was kept', async () => {
  const visitor = await site.comes();
  await fillIn(visitor);
  const release = await holdBack(visitor, /\/app\/index-.*\.js$/);
  await visitor.page.reload({ waitUntil: 'commit' });
  await visitor.fill({ role: 'textbox', name: 'Name' }, 'Grace');
  await visitor.fill({ role: 'textbox', name: 'Message' }, 'Typed early');
  release();
  await visitor.hydrated();
  const merged = { name: 'Grace', email: letter.email, message: 'Typed early' };
  await expect.poll(() => keptDraft(visitor)).toEqual(merged);
  expect((await look(visitor)).fields).toEqual(merged);
  expect(visitor.complaints()).toEqual([]);
});

test('a submit before hydration hands the message to the mail program, and what was typed stays', async () => {
  const visitor = await site.visitor();
  await holdBack(visitor, /\/app\/index-.*\.js$/);
  await visitor.page.goto('', { waitUntil: 'commit' });
  await fillIn(visitor, mailed);
  await visitor.click(sendButton);
  await expect.poll(() => handedOver(visitor)).toEqual([mailed]);
  expect((await look(visitor)).fields).toEqual(mailed);
  expect(visitor.page.url()).toMatch(/\/$/);
});

test('with scripts off a submit hands the message to the mail program, never to the address bar, and the policy lets it', async () => {
  const visitor = await site.visitor({ scripts: false });
  await visitor.open('#contact');
  const form = await visitor.page
    .locator('form')
    .evaluate((f: HTMLFormElement) => [f.getAttribute('action'), f.method]);
  expect(form).toEqual(['mailto:arjun@dasgupta.example.com', 'post']);
  await fillIn(visitor, mailed);
  await visitor.click(sendButton);
  await expect.poll(() => handedOver(visitor)).toEqual([mailed]);
  expect(visitor.page.url()).toMatch(/\/#contact$/);
  expect(visitor.complaints()).toEqual([]);
});

test('after a failure the address beside the form takes the message along, as it reads by then', async () => {
  const visitor = await site.comes();
  const address = () =>
    visitor.evaluate(() => document.querySelector('#contact dl a[href^="mailto:"]')!.getAttribute('href')!);
  const bodyOf = (link: string) =>
    decodeURIComponent(link.replace('mailto:arjun@dasgupta.example.com?body=', ''));
  expect(await address()).toBe('mailto:arjun@dasgupta.example.com');
  site.mail.reply = [500, 'No'];
  await fillIn(visitor);
  await visitor.click(sendButton);
  await banner(visitor, FAILED);
  expect(bodyOf(await address())).toBe(`${letter.name}\r\n\r\n${letter.message.replaceAll('\n', '\r\n')}`);
  await visitor.fill({ role: 'textbox', name: 'Message' }, 'x'.repeat(2000));
  expect(bodyOf(await address())).toBe(`${letter.name}\r\n\r\n${'x'.repeat(1486)}`);
  expect((await look(visitor)).fields.message).toHaveLength(2000);
  site.mail.reply = [200, 'OK'];
  await visitor.click(sendButton);
  await banner(visitor, SENT);
  expect(await address()).toBe('mailto:arjun@dasgupta.example.com');
});
