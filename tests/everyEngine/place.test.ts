import { describe, expect, test } from 'vitest';
import { visit } from '../helpers/drivers/visit.ts';
import { FAR, phone, settlesAt, standIn } from '../helpers/pages/place.ts';

describe('the visitor stands', () => {
  test.each(FAR)('in the same place of %s after a reload', async (id) => {
    const visitor = await visit(phone);
    await visitor.open();
    await visitor.hydrated();
    const before = await standIn(visitor, id);
    expect(before, 'a place within the section').toBeLessThan(-100);
    await visitor.reload();
    await visitor.hydrated();
    await settlesAt(visitor, id, before);
  });

  test.each(FAR)('where a link to %s leads when the address names it', async (id) => {
    const visitor = await visit(phone);
    await visitor.open();
    await visitor.hydrated();
    const linked = await visitor.evaluate((section) => {
      location.hash = section;
      return document.getElementById(section)!.getBoundingClientRect().top;
    }, id);
    // Not from a page that is there already.
    await visitor.open('404.html');
    await visitor.open(`#${id}`);
    await visitor.hydrated();
    await settlesAt(visitor, id, linked);
  });

  test('at the text that a link leads to', async () => {
    // What is not laid out at once has not been when the browser looks for the text.
    const visitor = await visit({ ...phone, before: slowTimers });
    await visitor.open('#:~:text=Voices%20of');
    await visitor.hydrated();
    await visitor.until('the text is in view', () => {
      const { top, bottom } = document.querySelector('#testimonials h2')!.getBoundingClientRect();
      return top > 0 && bottom < innerHeight;
    });
  });
});

/** Run before the page: its timers take a tenth of a second longer. */
function slowTimers(): void {
  const { setTimeout } = window;
  window.setTimeout = ((run: TimerHandler, delay = 0, ...args: unknown[]) =>
    setTimeout(run, delay + 100, ...args)) as typeof window.setTimeout;
}
