import { describe, expect, test } from 'vitest';
import { startHost } from '../../../scripts/site/startHost.ts';
import { sharedVisitInChromium, visitInChromium } from '../../helpers/drivers/visit.ts';
import { content as person } from '../../helpers/sites/anotherPerson.ts';
import { builtPerson } from '../../helpers/sites/other.ts';
import { sample } from '../../helpers/sites/sample.ts';

/** Without scripts all of it is there as well. */
const here = sharedVisitInChromium({ scripts: false });

describe('a skill', () => {
  test('counts and names the projects that it was used in, and leads to their cards', async () => {
    const visitor = here();
    const react = visitor.page
      .locator('#skills li')
      .filter({ has: visitor.page.getByRole('meter', { name: 'React' }) })
      .first();
    expect(await react.innerText()).toContain('3 projects');
    expect(await react.getByRole('link').allInnerTexts()).toEqual(['E-Commerce', 'Task App', 'Portfolio']);
    for (const [name, card] of [
      ['E-Commerce', 'E-Commerce Platform'],
      ['Portfolio', 'Portfolio Website'],
    ] as const) {
      const target = await react.getByRole('link', { name }).getAttribute('href');
      expect(await visitor.page.locator(`#projects ${target}`).innerText()).toContain(card);
    }
    const html = visitor.page
      .locator('#skills li')
      .filter({ has: visitor.page.getByRole('meter', { name: 'HTML5' }) })
      .first();
    expect(await html.innerText()).toMatch(/\b1 project\b/);
  });

  test('is announced once, by name and value', async () => {
    const visitor = here();
    const heard = await visitor.page.locator('#skills').ariaSnapshot();
    expect(heard.match(/HTML5/g)).toHaveLength(1);
    expect(heard).not.toMatch(/95/);
    const meter = visitor.page.getByRole('meter', { name: 'HTML5', exact: true });
    expect(await meter.getAttribute('aria-valuenow')).toBe('95');
    expect(await meter.getAttribute('aria-valuetext')).toBe('95%');
  });

  test('has its gauge on one line with its neighbours from 320 to 1280 pixels', async () => {
    const visitor = await visitInChromium({ scripts: false });
    await visitor.open();
    for (const width of [320, 390, 768, 1280]) {
      await visitor.resize(width, 900);
      const rows = await visitor.evaluate(() => {
        const tops = [...document.querySelectorAll('#skills [role=meter]')].map((meter) =>
          Math.round(meter.getBoundingClientRect().top),
        );
        return new Set(tops).size;
      });
      expect(rows, `at ${width} pixels`).toBe(width < 768 ? 5 : width < 1280 ? 3 : 2);
    }
  });
});

describe('a testimonial', () => {
  test('names its project and leads to its card, also without scripts', async () => {
    const visitor = here();
    for (const { name, project } of sample.testimonials.items) {
      const index = sample.projects.items.findIndex(({ id }) => id === project);
      const { title, ...item } = sample.projects.items[index]!;
      const said = visitor.page.locator('#testimonials figure').filter({ hasText: name });
      const link = said.getByRole('link', { includeHidden: true });
      expect(await link.textContent()).toContain(item.shortTitle ?? title);
      const card = visitor.page.locator(`#projects ${await link.getAttribute('href')}`);
      expect(await card.getByRole('heading').textContent()).toBe(title);
      if (item.client) expect(await said.textContent()).toContain(item.client);
    }
    const first = visitor.page.locator('#testimonials').getByRole('link', { name: 'E-Commerce' });
    await first.click();
    expect(visitor.page.url()).toMatch(/#project-1$/);
    const { top, height } = (await visitor.page
      .locator('#project-1 img')
      .boundingBox()
      .then((box) => box && { top: box.y, height: box.height }))!;
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top + height / 2).toBeLessThan(720);
  });
});

test('Contact says when the owner is free', async () => {
  const visitor = here();
  expect(await visitor.page.locator('#contact').getByText(sample.contact.availability).isVisible()).toBe(
    true,
  );
});

test('another person’s projects, without numbers, have their proof', async () => {
  const site = await startHost(await builtPerson());
  try {
    const visitor = await visitInChromium({ site: site.url, width: 1440, height: 900 });
    await visitor.open();
    await visitor.hydrated();
    expect(await visitor.page.locator('#skills').getByRole('link').count()).toBe(2);
    expect(await visitor.read('#skills')).not.toMatch(/project/i);
    expect(await visitor.page.locator('#projects [data-pointed]').count()).toBe(0);
    expect(await visitor.page.locator('#testimonials').getByRole('link').count()).toBe(0);
    expect(await visitor.page.locator('#contact h3 + *').textContent()).toBe(person.contact.intro);
  } finally {
    await site.close();
  }
});
