import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FlushText } from './FlushText.tsx';

afterEach(() => document.documentElement.removeAttribute('dir'));

test('the text is whole', async () => {
  const heading = await renderHeading('A Full-Stack Étude of 3 Looms');
  expect(heading.textContent).toBe('A Full-Stack Étude of 3 Looms');
});

describe('a line begins further left by the empty space before its first letter', () => {
  test('much before a stem, some before a round letter, none before a diagonal', async () => {
    const [stem, round, diagonal] = wordStarts(await renderLines('Hats Oats Zeal'));
    expect(stem).toBeLessThan(round!);
    expect(round).toBeLessThan(0);
    expect(diagonal).toBe(0);
  });

  test('after a hyphen too', async () => {
    const [, stack] = wordStarts(await renderLines('Full-Stack'));
    expect(stack).toBeLessThan(0);
  });

  test('with a mark on the letter too', async () => {
    const [marked, plain] = wordStarts(await renderLines('Éclat Eclat'));
    expect(marked).toBe(plain);
  });
});

test('a line from right to left begins at the edge', async () => {
  document.documentElement.dir = 'rtl';
  const heading = await renderHeading('Hats');
  const [word] = textBoxes(heading);
  expect(word!.right).toBe(heading.getBoundingClientRect().right);
});

test.each(['Big Hats', 'Big Oats', 'Full-Hats', 'I 2 Hs'])(
  'words in one line keep their distance: %s',
  async (text) => {
    const words = textBoxes(await renderHeading(text));
    for (const [index, word] of words.slice(1).entries()) {
      expect(Math.abs(word.left - words[index]!.right)).toBeLessThanOrEqual(1);
    }
  },
);

async function renderHeading(text: string, width = 'auto'): Promise<Element> {
  await render(
    <h2 style={{ fontSize: 100, width }}>
      <FlushText>{text}</FlushText>
    </h2>,
  );
  return document.querySelector('h2')!;
}

/** Each word is alone in a line. */
function renderLines(text: string): Promise<Element> {
  return renderHeading(text, '1px');
}

/** How far each word begins after the edge of the heading, in pixels. */
function wordStarts(heading: Element): number[] {
  const { left } = heading.getBoundingClientRect();
  return textBoxes(heading).map((box) => box.left - left);
}

/** The boxes of the words: each is a text node. */
function textBoxes(heading: Element): DOMRect[] {
  const boxes: DOMRect[] = [];
  const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    boxes.push(range.getBoundingClientRect());
  }
  return boxes;
}
