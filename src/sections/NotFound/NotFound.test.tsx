import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectNoViolations } from '../../../tests/helpers/components/axe.ts';
import { NotFound } from './NotFound.tsx';

const content = { heading: 'Nothing here', text: 'The page has moved.', homeLink: 'Back home' };

beforeEach(async () => {
  await page.viewport(1280, 720);
  await render(<NotFound content={content} home="/below/" translations={[]} />);
});

test('says that nothing is there, with the status', () => {
  const texts = Array.from(document.querySelectorAll('h1, p'), ({ textContent }) => textContent);
  expect(texts).toEqual(['Nothing here', '404', 'The page has moved.']);
});

test('leads home', () => {
  const link = page.getByRole('link', { name: 'Back home' }).element();
  expect(link.getAttribute('href')).toBe('/below/');
});

test.each([
  ['ltr', 'right'],
  ['rtl', 'left'],
] as const)('its needle points at the link in text from %s, from the %s', (dir, side) => {
  document.documentElement.dir = dir;
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  const link = page.getByRole('link').element().getBoundingClientRect();
  const [tip, tail] = [xInNeedle(0), xInNeedle(1000)];
  const gap = side === 'right' ? tip - link.right : link.left - tip;
  expect(gap).toBeCloseTo(24, 0);
  expect(tail < tip).toBe(side === 'left');
});

test('its needle is not read', () => {
  expect(document.querySelector('main svg')!.ariaHidden).toBe('true');
});

test.each([
  ['the mouse', (link: HTMLElement) => userEvent.hover(link)],
  ['the focus', (link: HTMLElement) => link.focus()],
])('its needle swings when %s comes to the link', async (_what, reach) => {
  onTestFinished(() => userEvent.unhover(document.body));
  const needle = document.querySelector('main svg')!;
  expect(getComputedStyle(needle).rotate).toBe('-15deg');
  await reach(page.getByRole('link').element() as HTMLElement);
  await expect.poll(() => getComputedStyle(needle).rotate).toBe('-3deg');
});

/** The place in the window of a point of the needle's drawing: 0 is its tip, 1000 its tail. */
function xInNeedle(x: number): number {
  const needle = document.querySelector<SVGSVGElement>('main svg')!;
  return new DOMPoint(x, 0).matrixTransform(needle.getScreenCTM()!).x;
}

test('leads to the site in other languages, in their words', async () => {
  const translations = [{ language: 'fr', home: '/below/fr/', homeLink: 'Retour au site' }];
  await render(<NotFound content={content} home="/below/" translations={translations} />);
  const link = page.getByRole('link', { name: 'Retour au site' });
  await expect.element(link).toHaveAttribute('href', '/below/fr/');
  await expect.element(link).toHaveAttribute('lang', 'fr');
});

test('has no violation that axe finds', async () => {
  await expectNoViolations();
});
