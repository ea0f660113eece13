import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  press,
  projects,
  renderProjects,
  resetPage,
  summary,
} from '../../../../tests/helpers/components/caseStudies.tsx';

resetPage();

describe('the needle', () => {
  const target = { phrase: 'every day', detail: { x: 0.5, y: 0.5, from: 'upper-left' } } as const;
  const pointed = projects(2, {}, { description: 'A tool that is used every day.', target });

  test.each([
    ['with something to point at', pointed],
    ['without', projects(2)],
  ])('points at the headline of the open card, of a project %s', async (_what, items) => {
    await renderProjects(items);
    await pressByKey(1);
    await expect.poll(needlePlaces).toEqual(['headline of project-1']);
  });

  test('goes back to the picture', async () => {
    await renderProjects(pointed);
    await press(1);
    // A mouse on the headline would be on the second card then.
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => location.hash).toBe('');
    await expect.poll(needlePlaces).toEqual(['picture of project-1']);
  });

  test.each([
    [1, 'right of'],
    [2, 'left of'],
  ])('of project %i has its tip %s its tail', async (number, side) => {
    await renderProjects(pointed);
    await pressByKey(number);
    await expect.poll(needlePlaces).toEqual([`headline of project-${number}`]);
    const { tip, box } = needleAtHeadline();
    expect(tip > (box.left + box.right) / 2 ? 'right of' : 'left of').toBe(side);
  });
});

/** Leaves the mouse away from the cards: it would choose the one below it. */
async function pressByKey(number: number): Promise<void> {
  (summary(number).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

/** Places of the visible needles. */
function needlePlaces(): string[] {
  return [...document.querySelectorAll('li svg:has(g path)')]
    .filter((needle) => needle.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((needle) => {
      const part = needle.closest('details') ? 'headline' : 'picture';
      return `${part} of ${needle.closest('li')!.id}`;
    });
}

/** The box of the needle and its tip, in CSS pixels from the left of the window. */
function needleAtHeadline() {
  const path = document.querySelector<SVGPathElement>('details svg g g path')!;
  return { tip: path.getScreenCTM()!.e, box: path.getBoundingClientRect() };
}
