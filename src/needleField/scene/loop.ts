import { paceAfter, type Pace } from './pace.ts';

/** Draws frames as often as the activity of the visitor asks for. */
export interface Loop {
  /** The pace of the last frame. */
  readonly state: Pace['state'];
  /** Draws the first frame, also of a scene that is out of view. */
  start: () => void;
  /** User activity, or another message of the page. Wakes a scene that is idle or was out of view. */
  wake: () => void;
  /** A press or a success. Without a GPU the scene draws no frame for a moment: the page shows its result first. */
  pauseForPress: () => void;
  /** Frames per second of the display, measured while nothing is drawn for a moment. */
  measureDisplay: () => Promise<number>;
}

interface LoopOptions {
  hasGpu: boolean;
  /** Milliseconds since the last user activity. It may be older than the scene. */
  inactiveMs: number;
  /** Whether the scene is in view, in a visible tab. */
  isVisible: () => boolean;
  /** Draws a frame. `time`: seconds of motion since the start. */
  draw: (time: number) => void;
}

/** A drawn frame. Times are in ms. */
interface DrawnFrame {
  /** When it was to be drawn. The next one is due an interval later. */
  scheduledAt: number;
  drawnAt: number;
}

/** A frame of the display may come so many milliseconds before the next one is due. */
const TOLERANCE_MS = 2;
/** The longest wait in which the loop asks the display for each frame. In longer ones a timer runs. */
const SHORT_WAIT_MS = 20;
/** The timer ends so long before the frame is due, so that the display's next frame is in time. */
const HEAD_START_MS = 10;
/** Without a GPU the scene pauses for so long after a press… */
const PRESS_PAUSE_MS = 200;
/** …but not again within this time after a pause: quick presses must not stop it. */
const BETWEEN_PAUSES_MS = 1000;
/** Frames of the display in a measurement. */
const MEASURED_FRAMES = 9;

/** A loop that is idle until `start`. Its clock is that of `requestAnimationFrame`. */
export function createLoop({ hasGpu, inactiveMs, isVisible, draw }: LoopOptions): Loop {
  let state: Pace['state'] = 'idle';
  /** The frame before. Undefined after a pause. */
  let last: DrawnFrame | undefined;
  /**
   * When the visitor was last active, in ms. Set at the next frame: in older versions of Chromium the frames of a worker
   * count from the start of the machine, and `performance.now()` does not (crbug.com/1236113).
   */
  let lastActiveAt: number | undefined;
  /** Until it is set: how long the visitor has been inactive, in ms. */
  let inactiveSoFar = inactiveMs;
  /** Seconds of motion since the start. */
  let time = 0;
  /** The requested frame of the display, or 0. */
  let request = 0;
  /** Runs until the next request, if that is long. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isMeasuring = false;
  let hasDrawn = false;
  /** Whether a press waits for its pause, which begins with the next frame of the display. */
  let isPressed = false;
  /** The end of the last pause for a press, in ms. */
  let pauseEnd = -Infinity;

  function step(now: number) {
    request = 0;
    if (isMeasuring) return;
    lastActiveAt ??= now - inactiveSoFar;
    const pace = paceAfter((now - lastActiveAt) / 1000, hasGpu);
    // The first frame takes far longer than the next ones, so it does not wait for a visitor to arrive.
    state = isVisible() || !hasDrawn ? pace.state : 'idle';
    if (state === 'idle') {
      last = undefined;
      return;
    }

    if (isPressed && last && now > pauseEnd + BETWEEN_PAUSES_MS) pauseEnd = now + PRESS_PAUSE_MS;
    isPressed = false;

    const interval = 1000 / pace.framesPerSecond;
    // A scene that wakes up draws at once, and goes on from the pose in which it stood.
    last ??= { scheduledAt: now - interval, drawnAt: now - interval };
    const due = Math.max(last.scheduledAt + interval, pauseEnd);
    if (now < due - TOLERANCE_MS) {
      waitFor(due, now);
      return;
    }
    time += ((now - last.drawnAt) / 1000) * pace.timeScale;
    // A frame in time follows the display, which is never quite even. A late frame makes the next one come sooner, by
    // an interval at most: at 60 frames per second, after a frame that is 5 ms late the next one is due in 11.7 ms.
    const isInTime = now <= due + TOLERANCE_MS;
    last = { scheduledAt: isInTime ? now : Math.max(due, now - interval), drawnAt: now };
    draw(time);
    hasDrawn = true;
    waitFor(last.scheduledAt + interval, now);
  }

  function waitFor(due: number, now: number) {
    const wait = due - now;
    if (wait <= SHORT_WAIT_MS) {
      requestFrame();
      return;
    }
    timer = setTimeout(requestFrame, wait - HEAD_START_MS);
  }

  function requestFrame() {
    clearTimeout(timer);
    if (!request) request = requestAnimationFrame(step);
  }

  function wake() {
    lastActiveAt = undefined;
    inactiveSoFar = 0;
    if (state !== 'active') requestFrame();
  }

  function pauseForPress() {
    isPressed = !hasGpu;
  }

  async function measureDisplay(): Promise<number> {
    isMeasuring = true;
    const times: number[] = [];
    while (times.length < MEASURED_FRAMES) {
      times.push(await new Promise<number>(requestAnimationFrame));
    }
    isMeasuring = false;
    requestFrame();
    const intervals = times.slice(1).map((each, index) => each - times[index]!);
    // Not `toSorted`, which Firefox 114 lacks.
    intervals.sort((one, other) => one - other);
    return 1000 / intervals[intervals.length >> 1]!;
  }

  return {
    get state() {
      return state;
    },
    start: requestFrame,
    wake,
    pauseForPress,
    measureDisplay,
  };
}
