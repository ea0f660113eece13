import { expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { List } from '../List/List.tsx';
import { BulletItem } from './BulletItem.tsx';

test('the needle is in the middle of the first line', async () => {
  const { item, needle } = await renderItem();
  const middle = Number.parseFloat(needle.top) + Number.parseFloat(needle.height) / 2;
  expect(middle).toBeCloseTo(Number.parseFloat(getComputedStyle(item).lineHeight) / 2, 1);
});

test('the needle is visible in forced colours', async () => {
  const emulate = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  await emulate('active');
  onTestFinished(async () => void (await emulate('')));
  const { item, needle } = await renderItem();
  expect(needle.backgroundColor).toBe(getComputedStyle(item).color);
});

/** An item, and the style of its needle. */
async function renderItem() {
  await render(
    <List>
      <BulletItem>Looms</BulletItem>
    </List>,
  );
  const item = page.getByRole('listitem').element();
  return { item, needle: getComputedStyle(item, '::before') };
}
