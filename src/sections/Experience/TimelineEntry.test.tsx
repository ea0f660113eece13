import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles/main.css';
import { TimelineEntry } from './TimelineEntry.tsx';

test('a title breaks between words, not at a hyphen', async () => {
  const entry = {
    title: 'Desarrolladora full-stack freelance',
    company: 'A',
    period: '2020',
    type: 'work',
  } as const;
  await page.viewport(320, 600);
  await render(<TimelineEntry entry={entry} typeLabel="Work" />);
  const heading = page.getByRole('heading').element();
  for (let width = 260; width < 420; width += 20) {
    (heading as HTMLElement).style.width = `${width}px`;
    expect(heading.querySelector('span')?.offsetHeight, `${width} px`).toBeLessThan(45);
  }
});
