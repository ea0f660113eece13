import { test } from 'vitest';
import { expect, hydrated, openPage } from '../helpers/page.ts';
import { readWholePage } from '../helpers/reading.ts';

test('the page has its sections in order, each named by one heading, then the footer, and a link to each', async () => {
  const page = await openPage('', { javaScriptEnabled: false });
  const parts = page.locator('main > section, footer');
  expect(await parts.evaluateAll((all) => all.map((part) => part.id || part.localName))).toEqual([
    'home',
    'about',
    'skills',
    'projects',
    'experience',
    'testimonials',
    'contact',
    'footer',
  ]);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('#home h1')).toHaveText('Arjun Dasgupta');
  for (const section of await page.locator('main > section:not(#home)').all()) {
    await expect(section.locator('h2')).toHaveCount(1);
    await expect(section).toHaveAccessibleName((await section.locator('h2').innerText()).trim());
  }
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Dasgupta', exact: true }),
  ).toBeVisible();
  expect(
    await page
      .locator('nav a')
      .evaluateAll((links) =>
        links.map((link) => `${link.textContent} ${link.getAttribute('href')}`),
      ),
  ).toEqual([
    'Home #home',
    'About #about',
    'Skills #skills',
    'Projects #projects',
    'Experience #experience',
    'Testimonials #testimonials',
    'Contact #contact',
  ]);
});

test('every section shows all of its content, and links to profiles open a new tab', async () => {
  const page = await openPage('', { javaScriptEnabled: false });
  for (const [id, text] of Object.entries({
    home: /Full Stack Web Developer[^]*View My Work[^]*Let's Connect/,
    skills: /HTML5[^]*95%[^]*Shopify[^]*80%/,
    projects: /E-Commerce Platform[^]*Weather Dashboard[^]*Landing Pages/,
    experience: /Frontend Developer[^]*2025[^]*Full Stack Developer[^]*2020[^]*2023/,
    testimonials: /Voices of Satisfaction[^]*Maya Fernandes/,
    contact: /Let's Work Together[^]*Get In Touch[^]*Kolkata, India/,
  }))
    expect(await page.locator(`#${id}`).innerText()).toMatch(text);
  for (const [selector, count] of Object.entries({
    '#skills [data-reveal=card]': 10,
    '#projects h3': 6,
    '#projects img[alt]:not([alt=""])': 6,
    '#experience li svg': 5,
    '#testimonials figure': 6,
    '#contact form :is(input, textarea)[required]': 3,
    'footer ul a': 3,
  }))
    await expect(page.locator(selector), selector).toHaveCount(count);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('© 2025 All rights reserved.');
  await expect(footer).toContainText('Design & Develope with modern web technologies');
  const [contact = NaN, list, brand] = await page
    .locator('#contact, footer text, footer ul')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
  expect(list, 'over the needles of Contact').toBeLessThan(contact);
  expect(brand, 'sinks into the end of the page').toBeGreaterThan(contact + 20);
  const links = page.locator('#about a[target=_blank], footer a[target=_blank]');
  await expect(links).toHaveCount(5);
  for (const link of await links.all()) {
    await expect(link).toHaveAccessibleName(/^(GitHub|LinkedIn|Instagram) \(opens in a new tab\)$/);
    await expect(link).toHaveAttribute('href', /^https:/);
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('links lead down, to the work, to the form, and from the timeline to the form', async () => {
  const page = await openPage();
  for (const [name, id] of [
    ['Down to About', 'about'],
    ['View My Work', 'projects'],
    ["Let's Connect", 'contact'],
    ['Next: your project', 'contact'],
  ] as const) {
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    const section = page.locator(`#${id}`);
    await expect
      .poll(() => section.evaluate((each) => Math.abs(each.getBoundingClientRect().top)), {
        message: name,
      })
      .toBeLessThan(200);
  }
});

test('pictures lost in an outage come with a reload', async () => {
  const page = await openPage('about:blank');
  await page.route(/\.(avif|webp)$/, (route) => route.abort());
  await page.goto('./');
  await hydrated(page);
  await readWholePage(page, { pictures: false });
  await page.unroute(/\.(avif|webp)$/);
  await page.reload();
  await readWholePage(page);
});
