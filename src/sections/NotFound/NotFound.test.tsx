import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import './NotFound.css';
import { NotFound } from './NotFound.tsx';

const content = { heading: 'Nothing here', text: 'The page has moved.', homeLink: 'Back home' };

beforeEach(async () => {
  await page.viewport(1280, 720);
  await render(<NotFound content={content} home="/below/" />);
});

test('says that nothing is there, with the status', () => {
  const texts = Array.from(document.querySelectorAll('h1, p'), ({ textContent }) => textContent);
  expect(texts).toEqual(['Nothing here', '404', 'The page has moved.']);
});

test('leads home', () => {
  const link = page.getByRole('link', { name: 'Back home' }).element();
  expect(link.getAttribute('href')).toBe('/below/');
});

test('its needle is beside the link, and is not read', () => {
  const needle = document.querySelector('main svg')!;
  const link = page.getByRole('link').element();
  const gap = needle.getBoundingClientRect().left - link.getBoundingClientRect().right;
  expect(gap).toBeGreaterThan(0);
  expect(needle.ariaHidden).toBe('true');
});
