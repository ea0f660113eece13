import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { browserArgs } from '../../scripts/browser.ts';
import type { ChromiumVisitor } from '../helpers/drivers/chromium.ts';
import { banner, fillIn, sendButton, SENT } from '../helpers/pages/contactForm.ts';
import { fieldShows, motionSwitch, PATIENCE } from '../helpers/pages/field.ts';
import { tabsRound } from '../helpers/pages/keyboard.ts';
import { memoryOf } from '../helpers/probes/memory.ts';
import { randomActions, type Action } from '../helpers/pages/randomActions.ts';
import { readWholePage } from '../helpers/pages/wholePage.ts';
import { contactSite } from '../helpers/sites/contactSite.ts';

const site = contactSite();

/** How long random actions last on a quiet machine, and the seed that they follow from. */
const minutes = Number(process.env.RANDOM_MINUTES ?? 10);
const seed = Number(process.env.RANDOM_SEED ?? 1);
/** Actions in a minute. */
const PACE = 3400;
/** Code that is compiled with use would count as heap. */
const start = {
  args: [...browserArgs, '--js-flags=--no-opt,--no-maglev,--no-sparkplug,--no-flush-bytecode'],
};
/** Share of the actions after which the page has done all of its kinds of things. */
const WARM_UP = 1 / 3;

const timeout = 300_000 + minutes * 240_000;
test(
  `${minutes} minutes of random clicks, keys, scrolls and resizes do no harm (seed ${seed})`,
  { timeout },
  async () => {
    const visitor = await site.visitor({ motion: 'full', width: 800, height: 600, before: stay, start });
    await visitor.open();
    await visitor.hydrated();
    const memory = await memoryOf(visitor);
    const actions = randomActions(seed, Math.round(minutes * PACE));
    const warm = Math.round(actions.length * WARM_UP);
    await act(visitor, actions.slice(0, warm));
    await settle(visitor);
    const before = await memory();
    await act(visitor, actions.slice(warm));
    await settle(visitor);
    const after = await memory();
    console.log(`seed ${seed}, ${actions.length} actions, heap ${before.bytes} bytes, then ${after.bytes}`);

    expect(visitor.complaints()).toEqual([]);
    expect(after.bytes / before.bytes, 'growth of the heap').toBeLessThan(1.05);
    expect(after.nodes - before.nodes, 'nodes').toBeLessThan(20);
    expect(after.listeners - before.listeners, 'listeners').toBeLessThan(20);

    await readWholePage(visitor);
    await tabsRound(visitor);
    expect(await outOfMouse(visitor), "controls out of the mouse's reach").toEqual([]);
    await fillIn(visitor);
    await visitor.click(sendButton);
    await banner(visitor, SENT);
  },
);

async function act(visitor: ChromiumVisitor, actions: readonly Action[]): Promise<void> {
  for (const action of actions) await one(visitor, action);
}

async function one(visitor: ChromiumVisitor, action: Action): Promise<void> {
  const { width, height } = visitor.page.viewportSize()!;
  switch (action.kind) {
    case 'click':
      return visitor.page.mouse.click(action.x * width, action.y * height);
    case 'move':
      return visitor.moveMouse(action.x * width, action.y * height, 3);
    case 'key':
      return visitor.press(action.key);
    case 'type':
      return visitor.type(action.text);
    case 'wheel':
      return visitor.wheel(action.pixels);
    case 'jump':
      return visitor.evaluate((share) => {
        scrollTo({ top: share * document.documentElement.scrollHeight, behavior: 'instant' });
      }, action.share);
    case 'resize':
      return visitor.resize(action.width, action.height);
  }
}

/** Brings the page to the same state each time, whatever has been done to it: read, at its top, moving, idle. */
async function settle(visitor: ChromiumVisitor): Promise<void> {
  await visitor.resize(1100, 600);
  await visitor.press('Escape');
  await visitor.moveMouse(5, 300);
  await readWholePage(visitor);
  // The driver's own script, which a click needs, is in the page from the first time on.
  await visitor.sees(motionSwitch);
  if (await visitor.evaluate(() => document.documentElement.dataset.motion !== 'full'))
    await visitor.click(motionSwitch);
  await visitor.evaluate(() => {
    document.querySelector('form')!.reset();
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await visitor.until(
    'no banner stands',
    () => {
      return (
        document.querySelector('form [role=status]')!.textContent === '' &&
        !document.querySelector('form :disabled')
      );
    },
    [],
    PATIENCE,
  );
  await fieldShows(visitor);
  await pause(3000);
}

/** Run before the page: no link leaves it, by another address, a download or a mail. */
function stay(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
  });
  // The same for a click with the wheel or a key.
  addEventListener('auxclick', (event) => event.preventDefault());
}

/** Goes to each control with the mouse; names those that something else covers there, as could the arrow that follows. */
async function outOfMouse(visitor: ChromiumVisitor): Promise<string[]> {
  const missed: string[] = [];
  for (let index = 0; ; index += 1) {
    const control = await visitor.evaluate(showControl, index);
    if (!control) return missed;
    const { name, x, y } = control;
    await visitor.moveMouse(x, y);
    if (!(await visitor.evaluate(isHit, index, x, y))) missed.push(name);
  }
}

/** Run in the page: brings a control into the window; the skip link comes with the focus only, and is left out. */
function showControl(index: number) {
  const all = [...document.querySelectorAll('a[href]:not([href="#main"]), button, input, textarea')];
  window.controls = all.filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.closest('[inert], .swiper-slide:not(.swiper-slide-visible)'),
  );
  const control = window.controls[index];
  if (!control) return undefined;
  control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = control.getBoundingClientRect();
  return { name: control.outerHTML.slice(0, 100), x: left + width / 2, y: top + height / 2 };
}

/** Run in the page: whether the mouse, once the arrow has followed it, is over that control. */
async function isHit(index: number, x: number, y: number): Promise<boolean> {
  const arrow = document.querySelector<HTMLElement>('[popover=manual]')!;
  for (let last; last !== arrow.style.transform; await new Promise(requestAnimationFrame))
    last = arrow.style.transform;
  return window.controls[index]!.contains(document.elementFromPoint(x, y));
}

declare global {
  interface Window {
    controls: Element[];
  }
}
