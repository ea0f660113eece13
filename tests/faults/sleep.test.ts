import { expect, test } from 'vitest';
import { ONE_TURN, reachCarousel } from '../helpers/pages/carousel.ts';
import { looseClock, passTime, putClockOn } from '../helpers/drivers/clock.ts';
import {
  asked,
  banner,
  fillIn,
  fillInTimeless,
  letter,
  look,
  sendButton,
  SENT,
} from '../helpers/pages/contactForm.ts';
import { ownComplaints } from '../helpers/pages/field.ts';
import { isWaiting, meetArrow } from '../helpers/pages/movement.ts';
import { noteTurns, turned, turns, turnsWithoutHaste } from '../helpers/probes/turns.ts';
import { setVisibility } from '../helpers/probes/visibility.ts';
import { readWholePage } from '../helpers/pages/wholePage.ts';
import { contactSite } from '../helpers/sites/contactSite.ts';

const site = contactSite();
const HOUR = 3600;

test('after an hour asleep in another tab the page goes on where it was', async () => {
  const visitor = await site.visitor({ motion: 'full', width: 800, height: 600, before: looseClock });
  await visitor.page.addInitScript(watchTimers);
  await visitor.page.route(/runField/, (route) => route.abort());
  const devtools = await visitor.page.context().newCDPSession(visitor.page);
  await visitor.open();
  await visitor.hydrated();
  await visitor.until('reveals wait', isWaiting, ['about']);
  await meetArrow(visitor, 300, 300);
  await fillIn(visitor);
  await reachCarousel(visitor);
  await visitor.moveMouse(10, 300);
  await visitor.evaluate(noteTurns);
  await turns(visitor);

  await visitor.evaluate(setVisibility, 'hidden');
  const before = await turned(visitor);
  await passTime(visitor, 2 * ONE_TURN);
  expect(await turned(visitor), 'turns while nobody sees it').toBe(before);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  const fired = await visitor.evaluate(() => window.firedTimers);
  await putClockOn(visitor, HOUR);
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await visitor.evaluate(setVisibility, 'visible');

  await turnsWithoutHaste(visitor);
  expect((await visitor.evaluate(() => window.firedTimers)) - fired, 'timers').toBeLessThan(60);
  expect((await look(visitor)).fields).toEqual(letter);
  await readWholePage(visitor);
  await visitor.click(sendButton);
  await banner(visitor, SENT);
  expect(site.mail.received).toEqual([asked]);
  expect(ownComplaints(visitor)).toEqual([]);
});

test('the answer that came while the tab slept counts, also where its time was over', async () => {
  const visitor = await site.visitor();
  await fillInTimeless(visitor);
  site.mail.hold();
  await visitor.click(sendButton);
  await expect.poll(() => site.mail.received).toEqual([asked]);
  // Timers that were due in this time come once, then the answer.
  await visitor.page.clock.fastForward(HOUR * 1000);
  site.mail.release();
  await banner(visitor, SENT);
  expect(site.mail.received).toEqual([asked]);
});

declare global {
  interface Window {
    /** How many timers have come to their time. */
    firedTimers: number;
  }
}

/** Run before the page. */
function watchTimers(): void {
  window.firedTimers = 0;
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const set = window[name] as (run: (...args: unknown[]) => void, ...rest: unknown[]) => number;
    Object.assign(window, {
      [name]: (run: (...args: unknown[]) => void, ...rest: unknown[]) =>
        set(
          (...args) => {
            window.firedTimers += 1;
            run(...args);
          },
          ...rest,
        ),
    });
  }
}
