import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectNoViolations } from '../../../tests/helpers/components/axe.ts';
import { owner, sharedWith } from '../../../tests/helpers/components/props.ts';
import { chooseMotion } from '../../motion/motionStore.ts';
import { More } from './More.tsx';
import type { MoreContent } from './schema.ts';

const content: MoreContent = {
  menuLabel: 'More',
  heading: 'More about me',
  lists: [
    {
      heading: 'Certificates',
      entries: [
        {
          title: 'First aid',
          company: 'Red Cross',
          dates: { parts: ['May 2022'], separator: '' },
          url: 'https://redcross.example.org/ada',
        },
        { title: 'Barrierefreiheitsprüfungszertifikat for engines', description: 'With a test.' },
      ],
    },
    { heading: 'Volunteering', entries: [{ title: 'Library', points: ['Tales', 'Rhymes'] }] },
  ],
};

beforeEach(() => chooseMotion('reduced'));

test('each list has its heading', async () => {
  await renderMore();
  const lists = page.getByRole('heading', { level: 3 }).elements();
  expect(lists.map((heading) => heading.textContent)).toEqual(['Certificates', 'Volunteering']);
});

test('an entry is read as title, company and dates', async () => {
  await renderMore();
  const entry = page.getByText('First aid').element().closest('li');
  expect(entry).toHaveTextContent('First aid (opens in a new tab)Red Cross · May 2022');
});

test('an entry has its points', async () => {
  await renderMore();
  const points = page.getByText('Library').element().closest('li')!.querySelectorAll('li');
  expect(Array.from(points, ({ textContent }) => textContent)).toEqual(['Tales', 'Rhymes']);
});

test('an entry with an address is a link to a new tab', async () => {
  await renderMore();
  const link = page.getByRole('link', { name: 'First aid (opens in a new tab)' });
  await expect.element(link).toHaveAttribute('href', 'https://redcross.example.org/ada');
  await expect.element(link).toHaveAttribute('target', '_blank');
});

test.each([320, 390, 768, 1440, 2560])(
  'at %i pixels nothing is wider than the window',
  async (width) => {
    await page.viewport(width, 900);
    await renderMore();
    expect(document.documentElement.scrollWidth).toBe(width);
  },
);

test.each([
  ['beside', 'a desktop', 1440],
  ['above', 'a phone', 390],
])('a heading is %s its entries on %s', async (place, _what, width) => {
  await page.viewport(width, 900);
  await renderMore();
  const heading = page.getByText('Certificates').element().getBoundingClientRect();
  const entry = page.getByText('First aid').element().getBoundingClientRect();
  expect(entry.top < heading.bottom ? 'beside' : 'above').toBe(place);
});

test('has no violation that axe finds', async () => {
  await renderMore();
  await expectNoViolations();
});

function renderMore() {
  return render(<More content={content} owner={owner} shared={sharedWith()} />);
}
