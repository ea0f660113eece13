import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { List } from './List.tsx';

test.each(['ul', 'ol'] as const)('a list has the role that Safari needs: %s', async (tag) => {
  await render(
    <List as={tag}>
      <li>Looms</li>
    </List>,
  );
  const list = page.getByRole('list').element();
  expect(list.localName).toBe(tag);
  expect(list.getAttribute('role')).toBe('list');
});
