import { describe, expect, test } from 'vitest';
import { visit } from '../helpers/drivers/visit.ts';
import { FAR, followsTextLink, phone, settlesAt, slowTimers, standIn } from '../helpers/pages/place.ts';

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
    const visitor = await visit({ ...phone, before: slowTimers });
    await followsTextLink(visitor);
  });
});
