import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectNoViolations } from '../../../tests/helpers/components/axe.ts';
import { owner, sharedWith } from '../../../tests/helpers/components/props.ts';
import { chooseMotion, getMotion } from '../../motion/motionStore.ts';
import { TopBar } from './TopBar.tsx';

const content = {
  navigationLabel: 'Sections',
  skipLink: 'Skip to content',
  menuButton: 'Menu',
  motion: 'Motion',
  motionHint: 'Lets the page move.',
};

const sections = [
  { id: 'home', label: 'Home' },
  { id: 'work', label: 'Work' },
  { id: 'talk', label: 'Talk' },
];

const PHONE_SIZE = [390, 844] as const;
const DESKTOP_SIZE = [1440, 900] as const;
/** Three sections and the CV. */
const LINKS_OF_MENU = 4;

/** Whether the menu is open: for screen readers, and for the eye. */
const OPEN = { expanded: 'true', shown: true };
const CLOSED = { expanded: 'false', shown: false };

beforeEach(() => chooseMotion('reduced'));

describe('the menu of a phone', () => {
  beforeEach(async () => {
    await page.viewport(...PHONE_SIZE);
    await renderBar();
  });

  test('is closed at first', () => {
    expect(menuState()).toEqual(CLOSED);
  });

  test('opens with its button', async () => {
    await openMenu();
    expect(menuState()).toEqual(OPEN);
  });

  test('closes with its button', async () => {
    await openMenu();
    await menuButton().click();
    expect(menuState()).toEqual(CLOSED);
  });

  test('closes at a press outside', async () => {
    await openMenu();
    await page.getByRole('banner').click({ position: { x: 200, y: 5 } });
    expect(menuState()).toEqual(CLOSED);
  });

  test('closes with Escape', async () => {
    await openMenu();
    await userEvent.keyboard('{Escape}');
    expect(menuState()).toEqual(CLOSED);
  });

  test('gives the focus back to its button after Escape', async () => {
    await openMenu();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(menuButton().element());
  });

  test.each(['Work', 'Download CV PDF, 9 kB'])('closes when %s is chosen', async (name) => {
    await openMenu();
    // The test is not to leave its page.
    document.addEventListener('click', (click) => click.preventDefault(), { once: true });
    await page.getByRole('link', { name }).click();
    expect(menuState()).toEqual(CLOSED);
  });

  test('stays open until Tab leaves its last link', async () => {
    await openMenu();
    for (let link = 0; link < LINKS_OF_MENU; link += 1) await userEvent.tab();
    expect(menuState()).toEqual(OPEN);
    await userEvent.tab();
    await expect.poll(menuState).toEqual(CLOSED);
  });

  test('closes when Shift and Tab leave its button', async () => {
    await openMenu();
    await userEvent.tab({ shift: true });
    await expect.poll(menuState).toEqual(CLOSED);
  });

  test('lists the sections from top to bottom', async () => {
    await openMenu();
    const tops = links().map((link) => link.getBoundingClientRect().top);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    expect(new Set(tops).size).toBe(sections.length);
  });

  test('has links that a finger can press', async () => {
    await openMenu();
    const heights = links().map((link) => link.getBoundingClientRect().height);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });

  test('reaches from the bar to the bottom of the window', async () => {
    await openMenu();
    const { top, bottom } = panel().getBoundingClientRect();
    const bar = page.getByRole('banner').element().getBoundingClientRect();
    expect([top, bottom].map(Math.round)).toEqual([Math.round(bar.bottom), PHONE_SIZE[1]]);
  });

  test('scrolls in a low window', async () => {
    await page.viewport(640, 160);
    await openMenu();
    const last = links().at(-1)!;
    last.scrollIntoView();
    expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(160);
  });

  test('is no dialog and no popover', () => {
    expect(document.querySelectorAll('[popover], dialog')).toHaveLength(0);
  });

  test('is closed after the window was wide', async () => {
    await openMenu();
    await page.viewport(...DESKTOP_SIZE);
    await expect.element(menuButton()).not.toBeInTheDocument();
    await page.viewport(...PHONE_SIZE);
    await expect.poll(menuState).toEqual(CLOSED);
  });

  test('has no violation that axe finds while it is open', async () => {
    await openMenu();
    await expectNoViolations();
  });
});

describe('on a desktop', () => {
  beforeEach(async () => {
    await page.viewport(...DESKTOP_SIZE);
    await renderBar();
  });

  test('the links are in the bar', () => {
    expect(links().map((link) => [link.textContent, link.hash])).toEqual([
      ['Home', '#home'],
      ['Work', '#work'],
      ['Talk', '#talk'],
    ]);
  });

  test('there is no menu button', () => {
    expect(menuButton().elements()).toEqual([]);
  });

  test('the bar has no violation that axe finds', async () => {
    await expectNoViolations();
  });
});

describe('the current section', () => {
  beforeEach(async () => {
    await page.viewport(...DESKTOP_SIZE);
    await renderBar();
  });

  test.each(['work', 'talk', 'home'])('is the only one that is marked: %s', async (id) => {
    document.getElementById(id)!.scrollIntoView({ behavior: 'instant' });
    await expect.poll(currentLinks).toEqual([`#${id}`]);
  });
});

describe.each([
  [320, 256],
  [390, 844],
  [768, 1024],
  [1440, 900],
])('at %i by %i', (width, height) => {
  beforeEach(async () => {
    await page.viewport(width, height);
    await renderBar();
  });

  test('the CV is in the bar or in the menu', async () => {
    if (menuButton().query()) await openMenu();
    await expect.element(page.getByRole('link', { name: 'CV' }).first()).toBeVisible();
  });

  test('screen readers find the type and size of the CV', async () => {
    if (menuButton().query()) await openMenu();
    const link = page.getByRole('link', { name: 'CV' }).first();
    const name = link.element().textContent;
    const tooltip = document.getElementById(link.element().getAttribute('aria-describedby') ?? '');
    expect(`${name} ${tooltip?.textContent}`).toContain('PDF, 9 kB');
  });

  test('the motion switch is there', async () => {
    await expect.element(motionButton()).toBeVisible();
  });
});

describe('the tooltip of the CV, its type and size,', () => {
  beforeEach(async () => {
    await page.viewport(1440, 900);
    await renderBar();
  });

  test('shows while the mouse is over the link', async () => {
    await userEvent.hover(cvLink());
    await expect.element(cvTooltip()).toBeInViewport({ ratio: 1 });
    await userEvent.unhover(cvLink());
    await expect.element(cvTooltip()).not.toBeVisible();
  });

  test('shows while the keyboard is at the link', async () => {
    await tabTo(cvLink().element());
    await expect.element(cvTooltip()).toBeVisible();
  });
});

describe('the bar', () => {
  test('keeps the CV under the name of its owner', async () => {
    await renderBar();
    const names = [...document.querySelectorAll('a[download]')].map((link) =>
      link.getAttribute('download'),
    );
    expect(new Set(names)).toEqual(new Set(['Ada-Example-CV.pdf']));
  });

  test('has no link to a CV that is not there', async () => {
    await renderBar({ ...owner, cv: undefined });
    expect(document.querySelectorAll('a[download]')).toHaveLength(0);
  });

  test('leads home with its brand', async () => {
    await renderBar();
    const brand = page.getByRole('link', { name: 'Ada', exact: true }).element();
    expect(brand.getAttribute('href')).toBe('#home');
  });

  test('begins with a link past itself', async () => {
    await renderBar();
    await userEvent.tab();
    expect((document.activeElement as HTMLAnchorElement).hash).toBe('#main');
  });
});

describe('the page in another language', () => {
  const shared = sharedWith({
    menu: sections,
    translations: [{ language: 'ar', name: 'العربية', path: 'ar/' }],
  });

  test.each(['bar', 'menu'])('has a link in the %s, named in its language', async (place) => {
    const [width, height] = place === 'bar' ? DESKTOP_SIZE : PHONE_SIZE;
    await page.viewport(width, height);
    await renderBar(owner, shared);
    if (place === 'menu') await openMenu();
    const link = page.getByRole('link', { name: 'العربية' });
    await expect.element(link).toBeVisible();
    await expect.element(link).toHaveAttribute('lang', 'ar');
    await expect.element(link).toHaveAttribute('hreflang', 'ar');
  });

  test('has a link in the bar that looks like none to a section', async () => {
    await page.viewport(...DESKTOP_SIZE);
    await renderBar(owner, shared);
    const link = page.getByRole('link', { name: 'العربية' }).element();
    const toSection = document.querySelector('nav li a')!;
    expect(getComputedStyle(link).color).not.toBe(getComputedStyle(toSection).color);
    expect(getComputedStyle(link).fontSize).not.toBe(getComputedStyle(toSection).fontSize);
    expect(getComputedStyle(link, '::before').borderInlineStartWidth).toBe('1px');
  });

  test('is shown at the section in view', async () => {
    await page.viewport(...DESKTOP_SIZE);
    await renderBar(owner, shared);
    const link = page.getByRole('link', { name: 'العربية' });
    await expect.element(link).toHaveAttribute('href', '/ar/');
    document.getElementById('talk')!.scrollIntoView({ behavior: 'instant' });
    await expect.element(link).toHaveAttribute('href', '/ar/#talk');
  });
});

describe('the motion switch', () => {
  beforeEach(() => renderBar());

  test('switches motion on', async () => {
    await motionButton().click();
    await expect.poll(getMotion).toBe('full');
  });

  test('switches motion off again', async () => {
    await motionButton().click();
    await expect.poll(getMotion).toBe('full');
    await motionButton().click();
    await expect.poll(getMotion).toBe('reduced');
  });

  test('keeps the last of several quick presses', async () => {
    const button = motionButton().element() as HTMLElement;
    for (let press = 0; press < 3; press += 1) button.click();
    await expect.poll(getMotion).toBe('full');
    await expect.element(motionButton()).toHaveAttribute('aria-pressed', 'true');
  });

  test('is pressed while the page may move', async () => {
    await expect.element(motionButton()).toHaveAttribute('aria-pressed', 'false');
    await motionButton().click();
    await expect.element(motionButton()).toHaveAttribute('aria-pressed', 'true');
  });

  test('keeps its name while the page may move', async () => {
    await motionButton().click();
    await expect.poll(getMotion).toBe('full');
    await expect.element(motionButton()).toHaveAccessibleName('Motion');
  });

  test('is outside of the menu, which phones hide', () => {
    expect(motionButton().element().closest('nav, ul')).toBeNull();
  });

  test('says to screen readers what it does', async () => {
    await expect.element(motionButton()).toHaveAccessibleDescription('Lets the page move.');
  });

  test('says it to the eye while the mouse is over it or over the tooltip', async () => {
    await userEvent.hover(motionButton());
    await expect.element(motionTooltip()).toBeVisible();
    await userEvent.hover(motionTooltip());
    await expect.element(motionTooltip()).toBeVisible();
    await userEvent.unhover(motionTooltip());
    await expect.element(motionTooltip()).not.toBeVisible();
  });

  test('says it to the eye while the keyboard is at it', async () => {
    await tabTo(motionButton().element());
    await expect.element(motionTooltip()).toBeVisible();
    await userEvent.tab();
    await expect.element(motionTooltip()).not.toBeVisible();
  });

  test('takes the tooltip away with Escape', async () => {
    await userEvent.hover(motionButton());
    await userEvent.keyboard('{Escape}');
    await expect.element(motionTooltip()).not.toBeVisible();
  });

  test.each([320, 480, 1440])('has its whole tooltip in a window of %i pixels', async (width) => {
    await page.viewport(width, 640);
    await userEvent.hover(motionButton());
    await expect.element(motionTooltip()).toBeInViewport({ ratio: 1 });
  });

  test('keeps its name while it has the tooltip', async () => {
    await userEvent.hover(motionButton());
    await expect.element(motionButton()).toHaveAccessibleName('Motion');
  });
});

async function renderBar(who = owner, shared = sharedWith({ menu: sections })): Promise<void> {
  const cv = who.cv && { ...who.cv, fileType: 'PDF, 9 kB' };
  await render(
    <>
      <TopBar content={content} owner={{ ...who, cv }} shared={shared} />
      <main id="main">
        {sections.map(({ id }) => (
          <section key={id} id={id} style={{ height: '1500px' }} />
        ))}
      </main>
    </>,
  );
  scrollTo({ top: 0, behavior: 'instant' });
}

async function openMenu(): Promise<void> {
  await menuButton().click();
  await expect.poll(menuState).toEqual(OPEN);
}

function menuState() {
  const { ariaExpanded } = document.querySelector('[aria-controls=menu]')!;
  return { expanded: ariaExpanded, shown: panel().checkVisibility() };
}

function menuButton() {
  return page.getByRole('button', { name: 'Menu' });
}

function motionButton() {
  return page.getByRole('button', { name: 'Motion' });
}

function cvLink() {
  return page.getByRole('link', { name: 'CV', exact: true });
}

function cvTooltip() {
  return page.getByRole('tooltip', { includeHidden: true }).first();
}

function motionTooltip() {
  return page.getByText('Lets the page move.');
}

async function tabTo(element: Element): Promise<void> {
  element.scrollIntoView();
  while (document.activeElement !== element) await userEvent.tab();
}

function panel(): Element {
  return document.getElementById('menu')!;
}

/** Links to sections. */
function links(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('nav li a')];
}

function currentLinks(): string[] {
  return links()
    .filter((link) => link.ariaCurrent)
    .map(({ hash }) => hash);
}
