import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { meetArrow } from '../helpers/pages/movement.ts';
import { visit } from '../helpers/drivers/visit.ts';
import type { Target, Visitor } from '../helpers/drivers/visitor.ts';
import { siteWithoutField } from '../helpers/sites/siteWithoutField.ts';

const ARROW = '[popover=manual]:has(svg)';

const still = siteWithoutField();

describe('the arrow', () => {
  test('goes half of the remaining way in each frame, and sleeps when it has arrived', async () => {
    const visitor = await visitWithArrow();
    await visitor.moveMouse(700, 300);
    await arrived(visitor, 700, 300);
    await visitor.evaluate((selector) => {
      const arrow = document.querySelector<HTMLElement>(selector)!;
      window.arrowAt = [new DOMMatrix(getComputedStyle(arrow).transform).e];
      new MutationObserver(() => window.arrowAt.push(new DOMMatrix(arrow.style.transform).e)).observe(arrow, {
        attributeFilter: ['style'],
      });
    }, ARROW);
    await visitor.moveMouse(1200, 300);
    await visitor.until('it has arrived', () => window.arrowAt.at(-1) === 1200);

    const places = await visitor.evaluate(() => window.arrowAt);
    const left = places.map((place) => 1200 - place);
    const ratios = left.slice(1, -1).map((distance, index) => distance / left[index]!);
    expect(ratios.length).toBeGreaterThan(8);
    for (const ratio of ratios) expect(Math.abs(ratio - 0.5)).toBeLessThan(0.05);

    const { length } = places;
    await pause(300);
    expect(await visitor.evaluate(() => window.arrowAt.length)).toBe(length);
  });

  test('points with its tip at where the mouse is, and is larger while that is pressed', async () => {
    const visitor = await visitWithArrow();
    await visitor.moveMouse(640, 200);
    await arrived(visitor, 640, 200);
    const { x, y, width } = await visitor.box(`${ARROW} svg`);
    expect([x, y]).toEqual([640, 200]);
    await visitor.mouseDown();
    await visitor.until('it has grown', isWiderThan, [`${ARROW} svg`, width * 1.2]);
    const pressed = await visitor.box(`${ARROW} svg`);
    expect([pressed.x, pressed.y]).toEqual([640, 200]);
    await visitor.mouseUp();
    await visitor.until(
      'it is as before',
      (selector: string, before: number) =>
        document.querySelector(selector)!.getBoundingClientRect().width === before,
      [`${ARROW} svg`, width],
    );
  });

  test('rests in its colour, and is highlighted over buttons, links and what is marked clickable', async () => {
    const visitor = await visitWithArrow();
    await visitor.evaluate(() => {
      const marked = document.createElement('p');
      marked.dataset.clickable = '';
      marked.id = 'marked';
      Object.assign(marked.style, {
        position: 'fixed',
        top: '300px',
        left: '900px',
        width: '80px',
        height: '40px',
      });
      document.body.append(marked);
    });
    const heading = await visitor.box('h1');
    const rest = () => visitor.moveMouse(heading.x + 30, heading.y + heading.height / 2);
    await rest();
    await visitor.until('it rests', hasColor, [ARROW, '--accent']);
    for (const target of [
      { role: 'link', name: 'View My Work' },
      { role: 'button', name: 'Motion' },
      '#marked',
    ] as const) {
      await visitor.hover(target);
      await visitor.until('it is highlighted', hasColor, [ARROW, '--highlight']);
      await rest();
      await visitor.until('it rests again', hasColor, [ARROW, '--accent']);
    }
  });

  test("takes the system cursor's place, and gives it back when the mouse leaves or motion is stopped", async () => {
    const visitor = await visitWithArrow();
    const cursors = () =>
      visitor.evaluate(() =>
        [...document.querySelectorAll('header, header :is(a, button), h1, h2, footer a')].map(
          (part) => getComputedStyle(part).cursor,
        ),
      );
    await expect.poll(async () => new Set(await cursors())).toEqual(new Set(['none']));
    expect(await visitor.sees(`${ARROW} svg`)).toBe(true);
    // What the browser tells when the mouse goes out of the window.
    await visitor.evaluate(() => {
      const leave = new PointerEvent('pointerleave', { pointerType: 'mouse' });
      document.documentElement.dispatchEvent(leave);
    });
    expect(await visitor.sees(`${ARROW} svg`)).toBe(false);
    expect(await cursors()).not.toContain('none');
    await visitor.moveMouse(400, 400);
    expect(await visitor.sees(`${ARROW} svg`)).toBe(true);

    await visitor.click({ role: 'button', name: 'Motion' });
    await visitor.until('it has gone', (selector) => document.querySelector(selector) === null, [ARROW]);
    expect(await cursors()).not.toContain('none');
    await visitor.click({ role: 'button', name: 'Motion' });
    await meetArrow(visitor);
  });

  test('makes way for the text cursor over fields and running text, not over what can be clicked', async () => {
    const visitor = await visitWithArrow();
    // The mouse moves on while it is looked at: what lies under it may still be coming into sight.
    const pointsBy = async (target: Target) => {
      await visitor.hover(target);
      const arrow = await visitor.sees(`${ARROW} svg`);
      return [await visitor.evaluate(cursorUnderMouse), arrow ? 'arrow' : 'no arrow'];
    };
    await visitor.evaluate(noteMouse);
    for (const text of ['#about p', '#projects h3', '#contact input', '#contact textarea']) {
      await expect.poll(() => pointsBy(text), { message: text }).toEqual(['text', 'no arrow']);
      await expect
        .poll(() => pointsBy({ role: 'button', name: 'Motion' }), { message: 'button' })
        .toEqual(['none', 'arrow']);
    }
    await visitor.evaluate(() => {
      const link = document.createElement('a');
      link.href = '#about';
      link.id = 'in-text';
      link.textContent = 'a link in running text';
      document.querySelector('#about p')!.prepend(link);
    });
    await expect.poll(() => pointsBy('#in-text'), { message: 'link in a text' }).toEqual(['none', 'arrow']);
  });

  test('stays above an open menu', async () => {
    const visitor = await visitWithArrow({ width: 800, height: 900 });
    await visitor.click({ role: 'button', name: 'Menu' });
    await visitor.hover({ role: 'link', name: 'Skills' });
    await visitor.until('the menu is open', () => document.querySelector('#menu')!.checkVisibility());
    const { x, y } = await visitor.box({ role: 'link', name: 'Skills' });
    // Let the mouse hit the arrow, to ask what lies on top.
    const top = await visitor.evaluate(
      (selector, left, above) => {
        const arrow = document.querySelector<HTMLElement>(selector)!;
        Object.assign(arrow.style, { pointerEvents: 'auto', transform: `translate(${left}px, ${above}px)` });
        return arrow.contains(document.elementFromPoint(left + 8, above + 5));
      },
      ARROW,
      x + 20,
      y + 10,
    );
    expect(top).toBe(true);
  });
});

async function visitWithArrow(size: { width?: number; height?: number } = {}): Promise<Visitor> {
  const visitor = await visit({ motion: 'full', site: still.url, ...size });
  await visitor.open();
  await visitor.hydrated();
  await meetArrow(visitor, 700, 300);
  return visitor;
}

function arrived(visitor: Visitor, x: number, y: number): Promise<void> {
  return visitor.until(
    'the arrow has arrived',
    (selector: string, left: number, top: number) => {
      const { e, f } = new DOMMatrix(document.querySelector<HTMLElement>(selector)!.style.transform);
      return e === left && f === top;
    },
    [ARROW, x, y],
  );
}

/** Run in the page: whether it has the colour that a custom property names. */
function hasColor(selector: string, property: string): boolean {
  const probe = document.createElement('i');
  probe.style.color = `var(${property})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return getComputedStyle(document.querySelector(selector)!).color === color;
}

/** Run in the page: from now on notes what the mouse is over. */
function noteMouse(): void {
  addEventListener('pointermove', ({ target }) => (window.underMouse = target as Element));
}

/** Run in the page. */
function cursorUnderMouse(): string {
  return getComputedStyle(window.underMouse!).cursor;
}

/** Run in the page. */
function isWiderThan(selector: string, width: number): boolean {
  return document.querySelector(selector)!.getBoundingClientRect().width > width;
}

declare global {
  interface Window {
    /** Where the arrow, or a finger, was from frame to frame, in pixels from the left. */
    arrowAt: number[];
    /** What the mouse was moved over last. */
    underMouse?: Element;
  }
}
