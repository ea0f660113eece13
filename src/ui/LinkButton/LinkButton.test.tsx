import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LinkButton } from './LinkButton.tsx';

const ADDRESS = 'https://example.org/';

describe('a link to another site', () => {
  test('opens a new tab, which learns nothing of this one', async () => {
    const link = await renderLink('opens in a new tab');
    expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
  });

  test('says so to screen readers', async () => {
    await renderLink('opens in a new tab');
    await expect
      .element(page.getByRole('link'))
      .toHaveAccessibleName('Elsewhere (opens in a new tab)');
  });

  test('says so by an icon', async () => {
    const link = await renderLink('opens in a new tab');
    expect(link.querySelectorAll('svg')).toHaveLength(1);
  });
});

describe('a link on the page', () => {
  test('stays in the tab', async () => {
    expect((await renderLink()).target).toBe('');
  });

  test('has no icon', async () => {
    expect((await renderLink()).querySelector('svg')).toBeNull();
  });
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
