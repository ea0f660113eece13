import { expect, test } from 'vitest';
import { banner, FAILED, fillIn, sendButton, SENDING } from '../../helpers/pages/contactForm.ts';
import { contactSite } from '../../helpers/sites/contactSite.ts';

const site = contactSite();

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

test('the row of the outcome is as high as its longest text needs, on a phone and at a desk', async () => {
  const visitor = await site.comes({ width: 390, height: 844 });
  const long = 'Die Nachricht konnte leider nicht zugestellt werden. '.repeat(4);
  await visitor.evaluate(
    (text) => void (document.querySelector<HTMLElement>('[data-error]')!.dataset.error = text),
    long,
  );
  const heights = async () => {
    const found: number[] = [];
    for (const width of [390, 1440]) {
      await visitor.resize(width, 844);
      found.push(await visitor.evaluate(() => document.documentElement.scrollHeight));
    }
    return found;
  };
  const before = await heights();
  await fillIn(visitor);
  await site.sends(visitor, [500, 'No'], FAILED);
  await visitor.evaluate(
    (text) => void (document.querySelector('form [role=status] p')!.lastChild!.nodeValue = text),
    long,
  );
  expect(await heights()).toEqual(before);
});
