import type { CDPSession, Page } from 'playwright';
import { median, pause, withBrowser, type Measurement } from './measurement.ts';
import { startReference } from './reference.ts';

const ROUNDS = 3;
const WINDOW = { width: 1440, height: 900 };
/** Milliseconds between two events of the mouse or the wheel. */
const EVENT_INTERVAL_MS = 33;
const MOUSE_EVENTS = 90;
const WHEEL_EVENTS = 180;

/** The phases of a visit, in their order, as the table names them. */
const PHASES = [
  'load and 5 s after',
  'the next 8 s',
  '8 s idle',
  '3 s of mouse',
  'scroll to the end',
  '8 s in the middle',
] as const;

type Phase = (typeof PHASES)[number];
type Seconds = Record<Phase, number>;

/**
 * Processor seconds of all processes of the browser, phase by phase: the fans and batteries of visitors notice
 * them, and they are steadier than frames per second. A bare page with a field of points is measured in turn.
 */
export async function measureCost(url: string): Promise<Measurement> {
  const reference = await startReference();
  const pages = { site: url, 'bare page': reference.url };
  const visits: Record<string, Seconds[]> = {};
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [name, address] of Object.entries(pages)) {
      console.error(`Cost, round ${round} of ${ROUNDS}: ${name}`);
      (visits[name] ??= []).push(await costOf(address));
    }
  }
  reference.close();

  const medianOf = (name: string, phase: Phase) => median(visits[name]!.map((one) => one[phase]));
  const rows = PHASES.map((phase) => {
    const site = medianOf('site', phase);
    const bare = medianOf('bare page', phase);
    return {
      phase,
      site: site.toFixed(2),
      'bare page': bare.toFixed(2),
      times: (site / bare).toFixed(2),
    };
  });
  return { title: 'Processor seconds', rows };
}

/** One visit in a new browser. */
async function costOf(url: string): Promise<Seconds> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: WINDOW });
    const processes = await browser.newBrowserCDPSession();
    const input = await page.context().newCDPSession(page);
    const seconds = {} as Seconds;

    async function measure(phase: Phase, act: () => Promise<unknown>) {
      const before = await processorTimes(processes);
      await act();
      const after = await processorTimes(processes);
      // A process may have begun in this phase. The time of one that ended is lost.
      const spent = [...after].map(([id, time]) => time - (before.get(id) ?? 0));
      seconds[phase] = spent.reduce((sum, time) => sum + time, 0);
    }

    await measure('load and 5 s after', async () => {
      await page.goto(url);
      await pause(5000);
    });
    await measure('the next 8 s', () => pause(8000));
    // The next phase begins 25 s after the last user activity.
    await pause(12_000);
    await measure('8 s idle', () => pause(8000));
    await measure('3 s of mouse', () => moveMouse(input));
    await measure('scroll to the end', () => turnWheel(page, input));
    await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
    });
    await pause(3000);
    await measure('8 s in the middle', () => pause(8000));
    return seconds;
  });
}

/** Seconds that each process of the browser has used, by its id. */
async function processorTimes(session: CDPSession): Promise<Map<number, number>> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return new Map(processInfo.map(({ id, cpuTime }) => [id, cpuTime]));
}

/** Moves the mouse over the first screen. A busy page does not slow the mouse down: nothing waits for it. */
async function moveMouse(input: CDPSession): Promise<void> {
  for (let event = 0; event < MOUSE_EVENTS; event += 1) {
    const progress = event / MOUSE_EVENTS;
    const x = Math.round(WINDOW.width / 2 + 500 * Math.sin(12 * progress));
    const y = Math.round(WINDOW.height / 2 + 250 * Math.cos(9 * progress));
    void input.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
    await pause(EVENT_INTERVAL_MS);
  }
}

/** Scrolls the whole page with the wheel. The mouse is in the middle of the window. */
async function turnWheel(page: Page, input: CDPSession): Promise<void> {
  const way = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const x = WINDOW.width / 2;
  const y = WINDOW.height / 2;
  let sent = 0;
  for (let event = 1; event <= WHEEL_EVENTS; event += 1) {
    const deltaY = Math.round((way * event) / WHEEL_EVENTS) - sent;
    sent += deltaY;
    void input.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX: 0, deltaY });
    await pause(EVENT_INTERVAL_MS);
  }
  await pause(500);
}
