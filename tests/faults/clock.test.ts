import { expect, test } from 'vitest';
import { BANNER_TIME } from '../../src/sections/Contact/useContactForm.ts';
import { turnsNow } from '../helpers/pages/carousel.ts';
import {
  asked,
  banner,
  fillIn,
  look,
  sendButton,
  sendingView,
  SENT,
  sentView,
} from '../helpers/pages/contactForm.ts';
import { looseClock, passTime, putClockOn } from '../helpers/drivers/clock.ts';
import { fieldShows, growsBy, inWorker, ownComplaints } from '../helpers/pages/field.ts';
import { fewFrames, fewNeedles, probeField } from '../helpers/probes/fieldProbe.ts';
import { beginsToShow, isRevealed, isWaiting, meetArrow, show } from '../helpers/pages/movement.ts';
import { noteTurns, turns, turnsWithoutHaste } from '../helpers/probes/turns.ts';
import { everyTextShows, readWholePage } from '../helpers/pages/wholePage.ts';
import { contactSite } from '../helpers/sites/contactSite.ts';
import { fieldSite } from '../helpers/sites/fieldSite.ts';

const site = contactSite();
const field = fieldSite();
const DAY = 86_400;
/** On, and back: whatever is under way meets the one and then the other. */
const JUMPS = [DAY, -DAY];

test('a clock put on or back by a day changes nothing for who reads, watches or writes', async () => {
  const visitor = await site.visitor({ motion: 'full', width: 800, height: 600, before: looseClock });
  await visitor.page.route(/runField/, (route) => route.abort());
  await visitor.open();
  await visitor.hydrated();
  await visitor.until('reveals wait', isWaiting, ['about']);
  await meetArrow(visitor, 300, 300);

  // In the middle of a reveal.
  for (const [section, jump] of [
    ['about', DAY],
    ['skills', -DAY],
  ] as const) {
    await show(visitor, section);
    await visitor.until('a reveal is under way', beginsToShow, [section]);
    await putClockOn(visitor, jump);
    await visitor.until(`${section} is revealed`, isRevealed, [section]);
  }
  await readWholePage(visitor);

  // While the carousel turns, and while the mouse has it wait.
  await show(visitor, 'testimonials');
  await visitor.moveMouse(10, 300);
  await visitor.evaluate(noteTurns);
  await turns(visitor);
  for (const jump of JUMPS) {
    await putClockOn(visitor, jump);
    await turnsWithoutHaste(visitor);
  }
  for (const jump of JUMPS) {
    await visitor.hover('.swiper');
    await visitor.until('it waits', turnsNow, [false]);
    await putClockOn(visitor, jump);
    await visitor.moveMouse(10, 300);
    await turnsWithoutHaste(visitor);
  }

  // While a message is under way, and while its banner stands.
  await show(visitor, 'contact');
  await fillIn(visitor);
  site.mail.hold();
  await visitor.click(sendButton);
  await expect.poll(() => site.mail.received).toEqual([asked]);
  for (const jump of JUMPS) {
    await putClockOn(visitor, jump);
    await passTime(visitor, 100);
    expect(await look(visitor)).toEqual(sendingView);
  }
  site.mail.release();
  await banner(visitor, SENT);
  for (const jump of JUMPS) {
    await putClockOn(visitor, jump);
    await passTime(visitor, 100);
    expect(await look(visitor)).toEqual(sentView);
  }
  await passTime(visitor, BANNER_TIME);
  await banner(visitor, '');

  await visitor.moveMouse(250, 250, 3);
  await visitor.until('the arrow follows', () => {
    const { x, y } = document.querySelector('[popover=manual]')!.getBoundingClientRect();
    return Math.hypot(x - 250, y - 250) < 3;
  });
  await everyTextShows(visitor);
  expect(ownComplaints(visitor)).toEqual([]);
});

test('the field goes on where it was when the clock is put on or back by a day', async () => {
  field.inWorker = [looseClock, probeField, fewNeedles, fewFrames];
  const visitor = await field.comes({ width: 400, height: 600 });
  await fieldShows(visitor);
  const time = () => inWorker(visitor, () => fieldProbe.uniforms.time as number);
  const asksFor = () => inWorker(visitor, () => fieldProbe.asked);
  await growsBy(3, asksFor);
  for (const jump of JUMPS) {
    const before = await time();
    await inWorker(visitor, (seconds) => globalThis.putClockOn(seconds), jump);
    await growsBy(5, asksFor);
    const passed = (await time()) - before;
    expect(passed).toBeGreaterThan(0);
    expect(passed, 'seconds of motion').toBeLessThan(60);
  }
  expect(ownComplaints(visitor)).toEqual([]);
});
