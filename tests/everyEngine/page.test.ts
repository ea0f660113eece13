import { describe, expect, test } from 'vitest';
import { sharedVisit, visit } from '../helpers/drivers/visit.ts';
import { liesBelowBar } from '../helpers/pages/movement.ts';

describe('the page', () => {
  const here = sharedVisit();

  test('has its sections in order, each named by a heading, then the footer', async () => {
    const visitor = here();
    const parts = await visitor.evaluate(() =>
      [...document.querySelectorAll('main > section, footer')].map((part) => part.id || part.localName),
    );
    expect(parts).toEqual([
      'home',
      'about',
      'skills',
      'projects',
      'experience',
      'testimonials',
      'contact',
      'footer',
    ]);
    expect(await visitor.count('h1')).toBe(1);
    expect(await visitor.evaluate(() => document.querySelector('#home h1') !== null)).toBe(true);
    const headings = await visitor.evaluate(() =>
      [...document.querySelectorAll('main > section:not(#home)')].map(
        (section) => section.querySelectorAll('h2').length,
      ),
    );
    expect(headings).toEqual([1, 1, 1, 1, 1, 1]);
    expect(await visitor.read('#testimonials h2')).toBe('Voices of Satisfaction');
    expect(await visitor.read('#contact h2')).toBe("Let's Work Together");
  });

  test('has a top bar with a brand and seven links', async () => {
    const visitor = here();
    const links = await visitor.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('nav a')].map((a) => [a.innerText, a.hash]),
    );
    expect(links).toEqual([
      ['Home', '#home'],
      ['About', '#about'],
      ['Skills', '#skills'],
      ['Projects', '#projects'],
      ['Experience', '#experience'],
      ['Testimonials', '#testimonials'],
      ['Contact', '#contact'],
    ]);
    expect(await visitor.count({ role: 'link', name: 'Dasgupta' })).toBe(1);
  });

  test('opens with name, title and tagline', async () => {
    const visitor = here();
    expect(await visitor.count({ role: 'heading', name: 'Arjun Dasgupta' })).toBe(1);
    expect(await visitor.read('#home')).toContain('Full Stack Web Developer');
  });

  test('offers the CV as a PDF and two profiles in new tabs', async () => {
    const visitor = here();
    const cv = await visitor.evaluate(async () => {
      const link = [...document.querySelectorAll<HTMLAnchorElement>('#about a')].find((a) =>
        a.innerText.startsWith('Download CV'),
      )!;
      const bytes = new Uint8Array(await (await fetch(link.href)).arrayBuffer());
      return { download: link.download, start: String.fromCharCode(...bytes.slice(0, 5)) };
    });
    expect(cv).toEqual({ download: 'Arjun-Dasgupta-CV.pdf', start: '%PDF-' });
    const profiles = await visitor.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLAnchorElement>('#about a[target=_blank], footer a[target=_blank]'),
      ].map((a) => [a.textContent.replace(/\s+/g, ' ').trim(), a.protocol, a.relList.contains('noopener')]),
    );
    expect(profiles).toEqual([
      ['GitHub (opens in a new tab)', 'https:', true],
      ['LinkedIn (opens in a new tab)', 'https:', true],
      ['GitHub (opens in a new tab)', 'https:', true],
      ['LinkedIn (opens in a new tab)', 'https:', true],
      ['Instagram (opens in a new tab)', 'https:', true],
    ]);
  });

  test('shows ten skills, each with a bar filled to its level', async () => {
    const visitor = here();
    const skills = await visitor.evaluate(() =>
      [...document.querySelectorAll('#skills li')].map((row) => {
        const bar = row.querySelector('[data-level]')!;
        const filled = bar.querySelector('[data-bar]')!;
        const share = (filled.getBoundingClientRect().width / bar.getBoundingClientRect().width) * 100;
        return [row.querySelector('p')!.textContent, Math.round(share)];
      }),
    );
    const levels = [
      ['HTML5', 95],
      ['CSS3', 90],
      ['JavaScript', 92],
      ['React', 88],
      ['Tailwind', 85],
      ['Bootstrap', 82],
      ['Node.js', 80],
      ['MongoDB', 75],
      ['WordPress', 82],
      ['Shopify', 80],
    ];
    expect(skills).toEqual(
      levels.map(([name, level]) => [expect.stringContaining(`${name} ${level}%`), level]),
    );
  });

  test('shows six projects with picture, text and tags, and no links', async () => {
    const visitor = here();
    const titles = await visitor.evaluate(() =>
      [...document.querySelectorAll('#projects h3')].map((h) => h.textContent),
    );
    expect(titles).toEqual([
      'E-Commerce Platform',
      'Task Management App',
      'Weather Dashboard',
      'Portfolio Website',
      'Shopify Website',
      'Landing Pages',
    ]);
    expect(await visitor.count('#projects li a')).toBe(0);
    expect(await visitor.count('#projects img[alt]:not([alt=""])')).toBe(6);
  });

  test('quotes six clients with stars, role and company', async () => {
    const visitor = here();
    expect(await visitor.count('#testimonials figure')).toBe(6);
    expect(await visitor.read('#testimonials figure')).toMatch(
      /Our old shop .+ testing\.\s+Maya Fernandes\s+Founder at Osterhay/s,
    );
    expect(await visitor.count({ role: 'img', name: /^[45] out of 5 stars$/ })).toBe(6);
  });

  test('says how to get in touch, in a form and beside it', async () => {
    const visitor = here();
    expect(await visitor.count({ role: 'link', name: 'Chat on WhatsApp (opens in a new tab)' })).toBe(1);
    expect(await visitor.sees('#contact a[target=_blank] svg')).toBe(true);
    expect(await visitor.read('#contact')).toMatch(/Get In Touch[\s\S]+Kolkata, India/);
    const whatsapp = await visitor.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('#contact a[href^="https://wa.me/"]')!;
      return {
        text: link.textContent.trim(),
        href: link.href,
        target: link.target,
        opener: link.relList.contains('noopener'),
      };
    });
    expect(whatsapp).toEqual({
      text: 'Chat on WhatsApp (opens in a new tab)',
      href: 'https://wa.me/12025550143?text=Hi!%20I%20found%20your%20portfolio%20and%20would%20like%20to%20discuss%20a%20project.',
      target: '_blank',
      opener: true,
    });
    const fields = await visitor.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form [name]')].map((field) => ({
        name: field.name,
        required: field.required,
        placeholder: field.placeholder,
        type: field.type,
        rows: 'rows' in field ? field.rows : 0,
      })),
    );
    expect(fields).toEqual([
      { name: 'name', required: true, placeholder: 'Your Name', type: 'text', rows: 0 },
      { name: 'email', required: true, placeholder: 'you@example.com', type: 'email', rows: 0 },
      {
        name: 'message',
        required: true,
        placeholder: 'Tell me about your project...',
        type: 'textarea',
        rows: 5,
      },
    ]);
    expect(await visitor.count({ role: 'button', name: 'Send Message' })).toBe(1);
  });

  test('ends with the footer', async () => {
    const visitor = here();
    const footer = await visitor.read({ role: 'contentinfo' });
    expect(footer).toContain('© 2025 All rights reserved.');
    expect(footer).toContain('Design & Develope with modern web technologies');
    expect(await visitor.count({ role: 'list', name: 'Profiles' })).toBe(1);
    for (const name of ['GitHub', 'LinkedIn', 'Instagram']) {
      const target = await visitor.evaluate((label) => {
        const link = [...document.querySelectorAll('footer a')].find(({ textContent }) =>
          textContent.startsWith(label),
        );
        const { width, height } = link!.getBoundingClientRect();
        return Math.min(width, height);
      }, name);
      expect([name, target >= 44]).toEqual([name, true]);
    }
  });
});

test('links lead on: from the first screen down, to the work and to the form, from the timeline to the project that comes next', async () => {
  const visitor = await visit();
  await visitor.open();
  for (const [name, section] of [
    ['Down to About', 'about'],
    ['View My Work', 'projects'],
    ["Let's Connect", 'contact'],
    ['Next: your project', 'contact'],
  ] as const) {
    await visitor.click({ role: 'link', name: 'Home' });
    await visitor.click({ role: 'link', name });
    await visitor.until(`${name}: its section lies below the bar`, liesBelowBar, [section]);
  }
});
