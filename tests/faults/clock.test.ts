import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { asked, banner, fillIn, look, sendButton, sendingView, SENT, sentView } from '../helpers/pages/contactForm.ts';
import { looseClock, putClockOn } from '../helpers/drivers/clock.ts';
import { fieldShows, growsBy, inWorker, ownComplaints } from '../helpers/pages/field.ts';
import { fewFrames, fewNeedles, probeField } from '../helpers/probes/fieldProbe.ts';
import { isWaiting, meetArrow, show } from '../helpers/pages/movement.ts';
import { noteTurns, turns } from '../helpers/probes/turns.ts';
import { everyTextShows, readWholePage } from '../helpers/pages/wholePage.ts';
import { contactSite } from '../helpers/sites/contactSite.ts';
import { fieldSite } from '../helpers/sites/fieldSite.ts';

const site = contactSite();
const field = fieldSite();
const DAY = 86_400;

test.each([
  ['on', DAY],
  ['back', -DAY],
])('a clock put %s by a day changes nothing for who reads, watches or writes', async (_way, jump) => {
  const visitor = await site.visitor({ motion: 'full', width: 800, height: 600, before: looseClock });
  await visitor.page.route(/runField/, (route) => route.abort());
  await visitor.open();
  await visitor.hydrated();
  await visitor.until('reveals wait', isWaiting, ['about']);
  await meetArrow(visitor, 300, 300);

  // In the middle of a reveal.
  await show(visitor, 'about');
  await visitor.until('a reveal is under way', () => {
    return Number(getComputedStyle(document.querySelector('#about [data-reveal]')!).opacity) > 0;
  });
  await putClockOn(visitor, jump);
  await readWholePage(visitor);

  // While the carousel turns, and while the mouse has it wait.
  await show(visitor, 'testimonials');
  await visitor.moveMouse(10, 300);
  await visitor.evaluate(noteTurns);
  await turns(visitor, 1);
  await putClockOn(visitor, jump);
  await turns(visitor, 1);
  await visitor.hover('.swiper');
  await pause(300);
  await putClockOn(visitor, jump);
  await visitor.moveMouse(10, 300);
  const before = await visitor.evaluate(() => window.turns.length);
  await turns(visitor, 1);
  await pause(1500);
  expect((await visitor.evaluate(() => window.turns.length)) - before, 'turns in less than two turns of time').toBeLessThanOrEqual(2);

  // While a message is under way, and while its banner stands.
  await show(visitor, 'contact');
  await fillIn(visitor);
  site.mail.hold();
  await visitor.click(sendButton);
  await expect.poll(() => site.mail.received).toEqual([asked]);
  await putClockOn(visitor, jump);
  await pause(300);
  expect(await look(visitor)).toEqual(sendingView);
  site.mail.release();
  await banner(visitor, SENT);
  await putClockOn(visitor, jump);
  await pause(300);
  expect(await look(visitor)).toEqual(sentView);
  await banner(visitor, '');

  await visitor.moveMouse(250, 250, 3);
  await visitor.until('the arrow follows', () => {
    const { x, y } = document.querySelector('[popover=manual]')!.getBoundingClientRect();
    return Math.hypot(x - 250, y - 250) < 3;
  });
  await everyTextShows(visitor);
  expect(ownComplaints(visitor)).toEqual([]);
});

test.each([
  ['on', DAY],
  ['back', -DAY],
])('the field goes on where it was when the clock is put %s by a day', async (_way, jump) => {
  field.inWorker = [looseClock, probeField, fewNeedles, fewFrames];
  const visitor = await field.comes({ width: 400, height: 600 });
  await fieldShows(visitor);
  const time = () => inWorker(visitor, () => fieldProbe.uniforms.time as number);
  const asksFor = () => inWorker(visitor, () => fieldProbe.asked);
  await growsBy(3, asksFor);
  const before = await time();
  await inWorker(visitor, (seconds) => globalThis.putClockOn(seconds), jump);
  await growsBy(5, asksFor);
  const passed = (await time()) - before;
  expect(passed).toBeGreaterThan(0);
  expect(passed, 'seconds of motion').toBeLessThan(60);
  expect(ownComplaints(visitor)).toEqual([]);
});
