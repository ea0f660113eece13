import { expect, test } from 'vitest';
import { banner, FAILED, fillIn, sendButton, SENDING } from '../../helpers/pages/contactForm.ts';
import { contactSite } from '../../helpers/sites/contactSite.ts';

const site = contactSite();

test.each([320, 390, 768, 1440])('at %i pixels every link, field and button of the room can be hit', async (width) => {
  const visitor = await site.comes({ width, height: 844 });
  const small = await visitor.evaluate(() =>
    [...document.querySelectorAll('#contact :is(a, button, input, textarea)')]
      .map((target) => ({ what: target.outerHTML.slice(0, 60), height: target.getBoundingClientRect().height }))
      .filter(({ height }) => height < 44),
  );
  expect(small).toEqual([]);
});

test('what is required is said until there is news of a message, and never under it', async () => {
  const visitor = await site.comes();
  const isSeen = () =>
    visitor.evaluate(() => {
      const note = document.querySelector('form > p')!;
      note.scrollIntoView({ behavior: 'instant', block: 'center' });
      const { left, top, height } = note.getBoundingClientRect();
      const stack = document.elementsFromPoint(left + 2, top + height / 2);
      const over = stack.slice(0, stack.indexOf(note));
      return over.every((element) => getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)');
    });
  expect(await isSeen()).toBe(true);
  site.mail.reply = [500, 'No'];
  site.mail.hold();
  await fillIn(visitor);
  await visitor.click(sendButton);
  await banner(visitor, SENDING);
  expect(await isSeen()).toBe(false);
  site.mail.release();
  await banner(visitor, FAILED);
  expect(await isSeen()).toBe(false);
});

test.each([390, 1440])('the row of the outcome is as high as its longest text needs at %i pixels', async (width) => {
  const visitor = await site.comes({ width, height: 844 });
  const long = 'Die Nachricht konnte leider nicht zugestellt werden. '.repeat(4);
  await visitor.evaluate((text) => void (document.querySelector<HTMLElement>('[data-error]')!.dataset.error = text), long);
  const height = () => visitor.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  site.mail.reply = [500, 'No'];
  await fillIn(visitor);
  await visitor.click(sendButton);
  await banner(visitor, FAILED);
  await visitor.evaluate((text) => void (document.querySelector('form [role=status] p')!.lastChild!.nodeValue = text), long);
  expect(await height()).toBe(before);
});
