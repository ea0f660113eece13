import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { linesOf } from '../../../tests/helpers/components/linesOf.ts';
import { AddressText, shortAddress } from './AddressText.tsx';

test.each([
  ['https://example.org/', 'example.org'],
  ['https://www.example.org/work/', 'example.org/work'],
  ['https://example.org/work?from=cv#top', 'example.org/work'],
])('the short address of %s is %s', (url, short) => {
  expect(shortAddress(url)).toBe(short);
});

test('a long address breaks before a slash', async () => {
  const link = await renderLink('example.org/a-long-name-of-a-page');
  expect(linesOf(link)).toEqual(['example.org', '/a-long-name-of-a-page']);
});

test('the name comes before the @, in letters that run from right to left too', async () => {
  const link = await renderLink('דנה@example.org');
  const [name, host] = [...link.querySelectorAll('bdi > span')].map((part) =>
    part.getBoundingClientRect(),
  );
  expect(name!.right).toBeLessThanOrEqual(host!.left);
});

/** A link as wide as 24 letters. */
async function renderLink(address: string): Promise<Element> {
  await render(
    <p style={{ width: '24ch', fontFamily: 'monospace' }}>
      <a href="#link">
        <AddressText>{address}</AddressText>
      </a>
    </p>,
  );
  return document.querySelector('a')!;
}
