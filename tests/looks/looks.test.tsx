import { beforeEach, describe, expect, inject, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { allContent } from 'virtual:all-content';
import { scenePalette } from '../../plugins/theme/palette.ts';
import { drawFrozen, type FrozenOptions } from '../../scripts/stills/drawFrozen.tsx';
import { App } from '../../src/App.tsx';
import { chooseMotion } from '../../src/motion/motionStore.ts';

/** The first page of the site. */
const content = allContent['']!;
const SECTIONS = ['home', ...content.sectionIds];

/** A phone and a desktop, in CSS pixels. The window of other sections than Home is higher: they show more. */
const WINDOWS = [
  { width: 390, homeHeight: 844, height: 1780 },
  { width: 1440, homeHeight: 900, height: 1780 },
];

const FIELD_SIZE = { width: 600, height: 375, pixelRatio: 1 };

const OTHER_PIXELS =
  'This machine draws letters in other pixels than Debian with Chromium 156 (docs/testing.md)';

/** Whether this machine draws letters, emoji and colours as the one that made the pictures. Unknown at first. */
let drawsTheSame: boolean | undefined;

beforeEach(async (context) => {
  drawsTheSame ??= await drawsTheProbe();
  if (inject('mustDrawTheProbe')) expect(drawsTheSame, OTHER_PIXELS).toBe(true);
  context.skip(!drawsTheSame, OTHER_PIXELS);
  chooseMotion('reduced');
});

describe.each(WINDOWS)('in a window of $width pixels', ({ width, homeHeight, height }) => {
  test.each(SECTIONS)('%s looks as in its picture', async (id) => {
    await page.viewport(width, id === 'home' ? homeHeight : height);
    await render(<App content={content} />);
    showOnly(id);
    await waitForPictures();
    await expect.element(page.elementLocator(document.body)).toMatchScreenshot(`${id}-${width}`);
  });
});

test.each<[string, Partial<FrozenOptions>]>([
  ['in Home', {}],
  ['as Home leaves', { target: { x: 0.3, y: 0.6 }, exit: 0.4 }],
])('the field %s looks as in its picture', async (name, frame) => {
  await page.viewport(1440, 900);
  document.body.removeAttribute('style');
  const canvas = document.createElement('canvas');
  canvas.style.cssText = `display: block; width: ${FIELD_SIZE.width}px; height: ${FIELD_SIZE.height}px`;
  document.body.replaceChildren(canvas);
  await drawFrozen(canvas, {
    size: FIELD_SIZE,
    palette: scenePalette(content.site.colors),
    ...frame,
  });
  await expect
    .element(page.elementLocator(canvas))
    .toMatchScreenshot(`field-${name.toLowerCase().replaceAll(' ', '-')}`);
});

/** Takes the other sections away, so that this one begins at the top of the window. */
function showOnly(id: string): void {
  document.body.style.cssText = 'max-height: 100vh; overflow: clip';
  for (const part of document.querySelectorAll<HTMLElement>('main > *, footer')) {
    if (part.id !== id) part.style.display = 'none';
  }
  // Other pictures show the field.
  for (const picture of document.querySelectorAll('picture')) {
    if (picture.closest('[aria-hidden]')) picture.style.visibility = 'hidden';
  }
}

/** Resolves once fonts and pictures are there. Only the build makes the halo behind the portrait. */
async function waitForPictures(): Promise<void> {
  await document.fonts.ready;
  const images = [...document.images].filter((image) => image.checkVisibility());
  for (const image of images) image.loading = 'eager';
  await Promise.allSettled(images.map((image) => image.decode()));
  await expect.poll(lacksControls).toBe(false);
}

/** Whether Testimonials is shown before the code of its controls has come. */
function lacksControls(): boolean {
  const section = document.querySelector('#testimonials');
  return section !== null && section.checkVisibility() && !section.querySelector('[data-ready]');
}

async function drawsTheProbe(): Promise<boolean> {
  const probe = document.createElement('p');
  probe.style.cssText =
    'width: 20rem; background: linear-gradient(#123, #fb79bf); font: 700 2rem var(--font-display)';
  probe.textContent = 'Quick jumps & 🚀 Ärger';
  document.body.replaceChildren(probe);
  await document.fonts.load('700 2rem "Bricolage Grotesque"');
  await document.fonts.ready;
  try {
    await expect.element(page.elementLocator(probe)).toMatchScreenshot('probe');
    return true;
  } catch {
    return false;
  } finally {
    probe.remove();
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Whether the tests fail where they would skip. */
    mustDrawTheProbe: boolean;
  }
}
