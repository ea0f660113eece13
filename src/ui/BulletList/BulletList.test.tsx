import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BulletList } from './BulletList.tsx';

const CYAN = 'rgb(34, 211, 238)';

beforeEach(async () => {
  await render(<BulletList points={['Looms', 'Cards']} />);
});

test('lists the points in their order', () => {
  expect(items().map(({ textContent }) => textContent)).toEqual(['Looms', 'Cards']);
});

test('the bullets have the colour of work where nothing around them sets another', () => {
  expect(getComputedStyle(items()[0]!, '::before').backgroundImage).toContain(CYAN);
});

test('each point stays whole at the bottom of a printed page', async () => {
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })));
  const breaks = items().map((item) => getComputedStyle(item).breakInside);
  expect(breaks).toEqual(['avoid', 'avoid']);
});

function items(): Element[] {
  return page.getByRole('list').getByRole('listitem').elements();
}
