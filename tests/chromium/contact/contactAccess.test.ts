import { expect, test } from 'vitest';
import { banner, clientLoads, FAILED, fillIn, sendButton, SENT } from '../../helpers/pages/contactForm.ts';
import { contactSite } from '../../helpers/sites/contactSite.ts';

const site = contactSite();

test('the live region that the page came with is the one that speaks, and the focus stays where the visitor has moved it', async () => {
  const visitor = await site.comes();
  await visitor.evaluate(() => void (document.querySelector('form [role=status]')!.id = 'the-same'));
  await fillIn(visitor);
  site.mail.hold();
  await visitor.click(sendButton);
  await expect.poll(() => site.mail.received).toHaveLength(1);
  await visitor.evaluate(() => document.querySelector<HTMLElement>('footer a')!.focus());
  site.mail.release();
  await banner(visitor, SENT);
  expect(await visitor.read('#the-same')).toBe(SENT);
  expect(await visitor.evaluate(() => document.activeElement?.matches('footer a'))).toBe(true);
});

test('on 320 by 256 pixels no banner covers what has the focus, and the whole of it is in sight', async () => {
  // 1280 by 1024 at 400%.
  const visitor = await site.comes({ width: 320, height: 256, density: 4 });
  await fillIn(visitor);
  for (const place of ['name', 'email', 'message', 'button']) {
    await visitor.evaluate(
      (name) => document.querySelector<HTMLElement>(`form :is([name=${name}], ${name})`)!.focus(),
      place,
    );
    await site.sends(visitor, [500, 'No'], FAILED, () =>
      visitor.evaluate(() => document.querySelector('form')!.requestSubmit()),
    );
    const seen = await visitor.evaluate(() => {
      const sides = (element: Element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return { top, bottom };
      };
      return {
        focus: sides(document.activeElement!),
        banner: sides(document.querySelector('form [role=status] p')!),
        bar: sides(document.querySelector('header')!),
      };
    });
    const apart = seen.focus.bottom <= seen.banner.top || seen.focus.top >= seen.banner.bottom;
    expect(apart, `${place}: ${JSON.stringify(seen)}`).toBe(true);
    expect(seen.banner.top, place).toBeGreaterThanOrEqual(seen.bar.bottom);
    expect(seen.banner.bottom, place).toBeLessThanOrEqual(256);
  }
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
