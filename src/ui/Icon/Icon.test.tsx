import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Icon } from './Icon.tsx';

test('screen readers skip it', async () => {
  await render(<Icon name="check" />);
  expect(document.querySelector('svg')!.ariaHidden).toBe('true');
});

test('it is 1.5 times as large as the text', async () => {
  await render(
    <p style={{ fontSize: 20 }}>
      <Icon name="check" />
    </p>,
  );
  const { width, height } = document.querySelector('svg')!.getBoundingClientRect();
  expect([width, height]).toEqual([30, 30]);
});
