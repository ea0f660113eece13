import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Link } from './Link.tsx';

describe('a link with a note about its new tab', () => {
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
});

test('any other link stays in the tab', async () => {
  expect((await renderLink()).target).toBe('');
});

async function renderLink(newTabNote?: string): Promise<HTMLAnchorElement> {
  await render(
    <Link href="https://example.org/" newTabNote={newTabNote}>
      Elsewhere
    </Link>,
  );
  return page.getByRole('link').element() as HTMLAnchorElement;
}
