import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { chooseMotion } from '../../motion/motionStore.ts';
import { SectionBackgroundsContext } from './sectionBackgrounds.ts';
import { Section, SectionHeading } from './Section.tsx';

describe('a section that is added after all others were revealed', () => {
  beforeEach(async () => {
    chooseMotion('full');
    await renderSection('first');
    await expect.poll(() => stateOf('first')).toBe('shown');
    await renderSection('later', '3000px');
  });

  afterEach(() => chooseMotion('reduced'));

  test('waits until it is reached', async () => {
    await expect.poll(() => stateOf('later')).toBe('waiting');
  });

  test('is revealed once it is reached', async () => {
    await expect.poll(() => stateOf('later')).toBe('waiting');
    document.getElementById('later')!.scrollIntoView({ behavior: 'instant' });
    await expect.poll(() => stateOf('later')).toBe('shown');
  });
});

test('a neighbour of a deep section begins and ends like the page: the deep one fades by itself', async () => {
  await render(
    <SectionBackgroundsContext value={{ own: 'page', above: 'deep', below: 'deep' }}>
      <Section id="between" />
    </SectionBackgroundsContext>,
  );
  const style = getComputedStyle(document.getElementById('between')!);
  const background = style.getPropertyValue('--color-background');
  expect(style.getPropertyValue('--background-above')).toBe(background);
  expect(style.getPropertyValue('--background-below')).toBe(background);
});

/** `above`: the space above the section. */
async function renderSection(id: string, above = '0'): Promise<void> {
  await render(
    <div style={{ paddingBlockStart: above }}>
      <Section id={id}>
        <SectionHeading of={id} data-reveal="">
          A section
        </SectionHeading>
      </Section>
    </div>,
  );
}

/** `waiting`, or `shown` once the section is revealed. */
function stateOf(id: string): string | undefined {
  return document.getElementById(id)!.dataset.revealed;
}
