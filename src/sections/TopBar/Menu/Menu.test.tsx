import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sharedWith } from '../../../../tests/helpers/components/props.ts';
import { Menu } from './Menu.tsx';
import { useMenu } from './useMenu.ts';

const content = {
  navigationLabel: 'Sections',
  skipLink: 'Skip to content',
  menuButton: 'Menu',
  motion: 'Motion',
  motionHint: 'Lets the page move.',
};
const shared = sharedWith({ menu: [{ id: 'work', label: 'Work' }] });

beforeEach(async () => {
  await page.viewport(390, 844);
  await render(<MenuBesideALink />);
});

test('a press between its links leaves it open', async () => {
  await menuButton().click();
  document
    .getElementById('menu')!
    .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.element(menuButton()).toHaveAttribute('aria-expanded', 'true');
});

test('Escape leaves the focus where it is while it is closed', async () => {
  const link = page.getByRole('link', { name: 'Home' }).element() as HTMLElement;
  link.focus();
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(link);
});

function MenuBesideALink() {
  const controls = useMenu();
  return (
    <>
      <a href="#home">Home</a>
      <Menu
        content={content}
        shared={shared}
        sectionInView={undefined}
        cv={undefined}
        controls={controls}
      />
    </>
  );
}

function menuButton() {
  return page.getByRole('button', { name: 'Menu' });
}
