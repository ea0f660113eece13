import { expect, test } from 'vitest';
import { asked, banner, fillIn, look, sendButton, SENT, sentView } from '../helpers/pages/contactForm.ts';
import { ownComplaints } from '../helpers/pages/field.ts';
import { hasPainted, isHydrated } from '../helpers/drivers/inPage.ts';
import { everyTextShows, linksLead, readWholePage } from '../helpers/pages/wholePage.ts';
import { contactSite } from '../helpers/sites/contactSite.ts';

const site = contactSite();

/** Milliseconds to wait for anything that has to come over such a network. */
const PATIENCE = 120_000;

test(
  'at 50 kB/s and 2 s a round trip the text comes first, and all that follows adds to it',
  { timeout: 300_000 },
  async () => {
    const visitor = await site.visitor({ motion: 'full', width: 390, height: 844 });
    const devtools = await visitor.page.context().newCDPSession(visitor.page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 2000,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    visitor.page.setDefaultTimeout(PATIENCE);
    await visitor.page.goto('', { waitUntil: 'commit', timeout: PATIENCE });
    await visitor.until('something is painted', hasPainted, [], PATIENCE);
    expect(await visitor.sees('h1')).toBe(true);
    expect(await visitor.sees({ role: 'link', name: 'View My Work' })).toBe(true);
    // What can be used before any script: the menu, the links and the form.
    await visitor.click({ role: 'button', name: 'Menu' });
    await visitor.click('nav a[href="#contact"]');
    // The rest of the HTML may still be under way.
    await visitor.until('the link leads to contact', contactIsReached, [], PATIENCE);
    await visitor.press('Escape');
    await fillIn(visitor);

    await visitor.until('React has taken over', isHydrated, [], PATIENCE);
    const { painted, waitedFor, code } = await visitor.evaluate(firstPaint);
    expect(waitedFor).toEqual([]);
    expect(painted, 'before the code has come').toBeLessThan(code);
    expect((await look(visitor)).fields, 'what was typed early').toMatchObject({ name: 'Ada Lovelace' });
    await everyTextShows(visitor);

    await visitor.evaluate(() =>
      document.querySelector('[name=message]')!.scrollIntoView({ behavior: 'instant' }),
    );
    await visitor.click(sendButton);
    await banner(visitor, SENT, PATIENCE);
    expect(site.mail.received).toEqual([asked]);
    expect(await look(visitor)).toEqual(sentView);

    await readWholePage(visitor, PATIENCE);
    await linksLead(visitor, ['projects']);
    expect(ownComplaints(visitor)).toEqual([]);
  },
);

/** Run in the page: whether contact has come, and stands where its link leads. */
function contactIsReached(): boolean {
  const contact = document.querySelector('#contact');
  return contact !== null && contact.getBoundingClientRect().top < 200;
}

/** Run in the page: when it was first painted, the files that this waited for, and when the largest script had come. */
function firstPaint() {
  const files = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
    renderBlockingStatus: string;
  })[];
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  return {
    painted: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    waitedFor: files.filter((file) => file.renderBlockingStatus === 'blocking').map(({ name }) => name),
    code: scripts.toSorted((a, b) => b.decodedBodySize - a.decodedBodySize)[0]!.responseEnd,
  };
}
