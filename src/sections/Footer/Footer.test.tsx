import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectNoViolations } from '../../../tests/helpers/components/axe.ts';
import { owner, sharedWith } from '../../../tests/helpers/components/props.ts';
import type { Owner } from '../../content/schema/ownerSchema.ts';
import { Footer } from './Footer.tsx';
import type { FooterContent } from './schema.ts';

const content = {
  copyright: '© 1843 Ada Example',
  madeWith: 'Made with engines',
  profilesLabel: 'Profiles',
};

const profiles: Owner['profiles'] = [
  { label: 'GitHub', url: 'https://github.example.com/ada' },
  { label: 'Forge', url: 'https://forge.example.com/ada', shownIn: ['about'] },
  { label: 'Photos', url: 'https://photos.example.com/ada', shownIn: ['footer'] },
];

test('shows the copyright and how the site is made', async () => {
  await renderFooter();
  const texts = Array.from(document.querySelectorAll('p'), ({ textContent }) => textContent);
  expect(texts).toEqual(['© 1843 Ada Example', 'Made with engines']);
});

test('does not read the brand again, which is a drawing here', async () => {
  await renderFooter();
  const brand = document.querySelector('svg')!;
  expect([brand.textContent, brand.ariaHidden]).toEqual(['Ada', 'true']);
});

test('links to an imprint in the same tab', async () => {
  await renderFooter([], { links: [{ label: 'Imprint', url: 'imprint.html' }] });
  const link = page.getByRole('link', { name: 'Imprint' }).element();
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/imprint.html', null]);
});

test('has its links beside the profiles where there is room, otherwise below them', async () => {
  const top = (name: string) =>
    page.getByRole('link', { name }).element().getBoundingClientRect().y;
  await page.viewport(1440, 900);
  await renderFooter(profiles, { links: [{ label: 'Imprint', url: 'imprint.html' }] });
  expect(top('Imprint')).toBe(top('GitHub'));
  await page.viewport(220, 900);
  expect(top('Imprint')).toBeGreaterThan(top('Photos'));
});

test('shows a note', async () => {
  await renderFooter([], { note: 'VAT 12 345' });
  await expect.element(page.getByText('VAT 12 345')).toBeVisible();
});

test('shows no copyright that the content lacks', async () => {
  await renderFooter([], { copyright: undefined });
  const texts = Array.from(document.querySelectorAll('p'), ({ textContent }) => textContent);
  expect(texts).toEqual(['Made with engines']);
});

describe('the links to profiles', () => {
  test('are those for the footer, in a list with a name', async () => {
    await renderFooter();
    const list = page.getByRole('list', { name: 'Profiles' });
    const links = list.getByRole('link').elements() as HTMLAnchorElement[];
    expect(links.map(({ href }) => href)).toEqual([
      'https://github.example.com/ada',
      'https://photos.example.com/ada',
    ]);
  });

  test('say that they open in a new tab', async () => {
    await renderFooter();
    const names = page
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['GitHub (opens in a new tab)', 'Photos (opens in a new tab)']);
  });

  test('have no list if there are none', async () => {
    await renderFooter([]);
    expect(page.getByRole('list').elements()).toEqual([]);
  });
});

test('has no violation that axe finds', async () => {
  await renderFooter();
  await expectNoViolations();
});

async function renderFooter(shown = profiles, parts: Partial<FooterContent> = {}): Promise<void> {
  await render(
    <Footer
      content={{ ...content, ...parts }}
      owner={{ ...owner, profiles: shown }}
      shared={sharedWith()}
    />,
  );
}
