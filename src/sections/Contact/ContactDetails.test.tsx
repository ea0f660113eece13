import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { words } from '../../content/words/en.ts';
import { owner, sharedWith } from '../../../tests/helpers/components/props.ts';
import { Contact } from './Contact.tsx';

test('a language and how well the owner knows it stay on one line', async () => {
  const languages = ['français (langue maternelle)', 'anglais (courant)'];
  const content = {
    ...words.contact,
    intro: 'Write to me.',
    form: { ...words.contact.form, recipientName: 'Ada' },
  };
  await page.viewport(1280, 900);
  await render(<Contact content={content} owner={{ ...owner, languages }} shared={sharedWith()} />);
  const list = page.getByText(languages[0]!).element().parentElement!;
  for (let width = 240; width < 500; width += 20) {
    list.style.cssText = `display: block; width: ${width}px`;
    const heights = Array.from(list.children, ({ clientHeight }) => clientHeight);
    expect(heights[1], `${width} px`).toBe(28);
  }
});
