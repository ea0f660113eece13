import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LinkButton } from './LinkButton.tsx';

const ADDRESS = 'https://example.org/';

test('a link that opens a new tab says so by an icon', async () => {
  const link = await renderLink('opens in a new tab');
  expect(link.target).toBe('_blank');
  expect(link.querySelectorAll('svg')).toHaveLength(1);
});

test('any other link has no icon', async () => {
  expect((await renderLink()).querySelector('svg')).toBeNull();
});

test.each(['primary', 'secondary'] as const)(
  'a %s button is high enough for a finger',
  async (variant) => {
    const link = await renderLink(undefined, variant);
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
);

async function renderLink(newTabNote?: string, variant: 'primary' | 'secondary' = 'secondary') {
  await render(
    <LinkButton variant={variant} href={ADDRESS} newTabNote={newTabNote}>
      Elsewhere
    </LinkButton>,
  );
  return page.getByRole('link').element() as HTMLAnchorElement;
}
