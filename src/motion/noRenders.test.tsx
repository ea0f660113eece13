import { Profiler } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { App } from '../App.tsx';
import { content } from '../content/content.ts';
import { startCursor } from '../cursor/startCursor.ts';
import { layOutInParts } from '../layOutInParts.ts';
import '../styles/main.css';
import { chooseMotion, startMotionStore } from './motionStore.ts';
import { startReveals } from './startReveals.ts';
import { whileMoving } from './whileMoving.ts';

test('scrolling, moving the mouse and autoplay render nothing', { timeout: 60_000 }, async () => {
  // The field is not measured here, and costs much where there is no graphics card.
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  await page.viewport(1280, 800);
  const renders: string[] = [];
  startMotionStore();
  chooseMotion('full');
  await render(
    <Profiler id="page" onRender={(_id, phase) => renders.push(phase)}>
      <App content={content} />
    </Profiler>,
  );
  await layOutInParts();
  startReveals();
  const endCursor = whileMoving(startCursor);
  await expect.poll(() => document.documentElement.dataset.reveals).toBeDefined();
  expect(renders).toContain('mount');
  // The counter counts: a change of what may move renders its button.
  const mounted = renders.length;
  chooseMotion('reduced');
  await expect.poll(() => renders.length).toBeGreaterThan(mounted);
  chooseMotion('full');
  await frames(30);
  const settled = renders.length;

  const { scrollHeight } = document.documentElement;
  for (let top = 0; top < scrollHeight; top += 150) {
    scrollTo({ top, behavior: 'instant' });
    dispatchEvent(
      new PointerEvent('pointermove', { pointerType: 'mouse', clientX: top % 1200, clientY: 300 }),
    );
    await frames(2);
  }
  expect(document.documentElement.dataset.cursor).toBe('arrow');
  expect(document.querySelectorAll('nav [aria-current]')).toHaveLength(1);

  document.querySelector('#testimonials')!.scrollIntoView({ behavior: 'instant' });
  const lead = () => document.querySelector('#testimonials [aria-current]')?.getAttribute('data-go-to');
  await expect.poll(lead).toBeDefined();
  const before = lead();
  await expect.poll(lead, { timeout: 15_000 }).not.toBe(before);

  expect(renders.length).toBe(settled);
  endCursor();
});

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}
