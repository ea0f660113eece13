import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PriceList } from './PriceList.tsx';

const services = [
  { name: 'Advice', text: 'One hour on your engine.' },
  { name: 'Engines', text: 'From drawing to brass.', price: 'from € 4 800' },
  { name: 'Programs', text: 'Cards, punched and tested.', price: '€ 90 an hour' },
];

beforeEach(() => render(<PriceList services={services} />));

afterEach(() => userEvent.unhover(document.body));

test('the needle is in the first line with a price while the mouse is over one without', async () => {
  await userEvent.hover(page.getByText('Programs'));
  await expect.poll(linesWithNeedle).toEqual(['Programs']);
  await userEvent.hover(page.getByText('Advice'));
  await expect.poll(linesWithNeedle).toEqual(['Engines']);
});

test.each(['touch', 'pen'])(
  'a pointer of type %s leaves the needle where it is',
  async (pointerType) => {
    const line = page.getByText('Programs').element();
    line.dispatchEvent(new PointerEvent('pointerover', { pointerType, bubbles: true }));
    // It would move in the next frame.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(linesWithNeedle()).toEqual(['Engines']);
  },
);

/** Names of the services whose leader is a needle. */
function linesWithNeedle(): string[] {
  return [...document.querySelectorAll('li')]
    .filter((line) => {
      const leader = line.querySelector('[aria-hidden]');
      return leader && getComputedStyle(leader, '::after').opacity === '1';
    })
    .map((line) => line.querySelector('h3')!.textContent);
}
