import { expect, test } from 'vitest';
import type { ChromiumVisitor } from '../helpers/drivers/chromium.ts';
import {
  asked,
  banner,
  FAILED,
  failedView,
  fillIn,
  keptDraft,
  letter,
  look,
  sendButton,
  SENT,
  sentView,
} from '../helpers/pages/contactForm.ts';
import { ownComplaints } from '../helpers/pages/field.ts';
import { isWaiting, show } from '../helpers/pages/movement.ts';
import { linksLead, readWholePage, readWithoutPictures } from '../helpers/pages/wholePage.ts';
import { contactSite } from '../helpers/sites/contactSite.ts';

const site = contactSite();

/** When a visitor's train goes into the tunnel: before what comes after hydration has come, and when reveals wait. */
const moments = {
  'as soon as the page has loaded': async (visitor: ChromiumVisitor) => {
    await visitor.page.route(/\/(reveals|runField|attachArrow)-/, (route) => route.abort());
    await visitor.open();
  },
  'in the middle of the page': async (visitor: ChromiumVisitor) => {
    await visitor.open();
    await visitor.until('reveals are attached', isWaiting, ['contact']);
    await show(visitor, 'about');
  },
};

test.each(Object.keys(moments) as (keyof typeof moments)[])(
  'offline %s, all can be read, and no message is lost',
  async (moment) => {
    const visitor = await site.visitor({ motion: 'full', width: 390, height: 640 });
    await moments[moment](visitor);
    await visitor.hydrated();
    const network = visitor.page.context();
    await network.setOffline(true);
    const loaded = visitor.requests().length;

    await visitor.moveMouse(200, 300, 3);
    await readWithoutPictures(visitor);
    expect(visitor.requests().slice(loaded), 'what has been asked for in vain').toEqual(
      expect.arrayContaining([expect.stringMatching(/attachCarousel/), expect.stringMatching(/\.avif$/)]),
    );
    await show(visitor, 'testimonials');
    expect(await visitor.sees({ role: 'button', name: 'Next testimonials' }), 'a dead button').toBe(false);
    expect(await visitor.evaluate(scrollsSideways)).toBe(true);
    expect(await visitor.evaluate(() => getComputedStyle(document.body).cursor)).not.toBe('none');
    await linksLead(visitor, ['skills', 'contact']);

    await fillIn(visitor);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await visitor.click(sendButton);
      await banner(visitor, FAILED);
      expect(await look(visitor)).toEqual(failedView);
      await visitor.evaluate(() => document.querySelector<HTMLElement>('[name=message]')!.focus());
    }
    expect(await keptDraft(visitor)).toEqual(letter);
    expect(ownComplaints(visitor).filter((line) => !line.includes('Message not sent'))).toEqual([]);

    await network.setOffline(false);
    await visitor.click(sendButton);
    await banner(visitor, SENT);
    expect(await look(visitor)).toEqual(sentView);
    expect(site.mail.received).toEqual([asked]);
    // The pictures missed have come by themselves.
    await readWholePage(visitor);
  },
);

/** Run in the page. */
function scrollsSideways(): boolean {
  const box = document.querySelector('.swiper')!;
  box.scrollLeft = 500;
  return box.scrollLeft > 300;
}
