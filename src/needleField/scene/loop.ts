import { IDLE_PACE, paceAfter, type Pace } from './pace.ts';

/** Draws frames as often as the activity of the visitor asks for. */
export interface Loop {
  /** The pace of the last frame. */
  readonly pace: Pace;
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
  /** Draws a frame. `elapsed`: seconds of motion so far. */
  draw: (elapsed: number) => void;
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
  let pace = IDLE_PACE;
  /** The frame before. Undefined after a pause. */
  let last: DrawnFrame | undefined;
  /**
   * When the visitor was last active, in ms. Undefined until a frame computes it from `inactiveSoFar`: only frames know
   * their clock. In older versions of Chromium the frames of a worker count from the start of the machine, and
   * `performance.now()` does not (crbug.com/1236113).
   */
  let lastActiveAt: number | undefined;
  /** How long the visitor will have been inactive at that frame, in ms. */
  let inactiveSoFar = inactiveMs;
  /** Seconds of motion so far. */
  let elapsed = 0;
  /** The requested frame of the display, or 0. */
  let request = 0;
  /** Runs until the next request, if that is long. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isMeasuring = false;
  /** Whether the first frame is drawn. */
  let hasDrawn = false;
  /** Whether a press waits for its pause, which begins with the next frame of the display. */
  let isPressed = false;
  /** The end of the last pause for a press, in ms. */
  let pauseEnd = -Infinity;

  function step(now: number) {
    request = 0;
    if (isMeasuring) return;
    pace = paceAt(now);
    if (pace.state === 'idle') {
      last = undefined;
      return;
    }

    if (isPressed) beginPause(now);
    const interval = 1000 / pace.framesPerSecond;
    // A scene that wakes up goes on from the pose in which it stood.
    last ??= { scheduledAt: now - interval, drawnAt: now - interval };
    /** When this frame is due. */
    const due = Math.max(last.scheduledAt + interval, pauseEnd);
    if (now < due - TOLERANCE_MS) {
      waitFor(due, now);
      return;
    }
    elapsed += ((now - last.drawnAt) / 1000) * pace.timeScale;
    last = { scheduledAt: scheduledTime(now, due, interval), drawnAt: now };
    draw(elapsed);
    hasDrawn = true;
    waitFor(last.scheduledAt + interval, now);
  }

  /** Begins the pause for a press. */
  function beginPause(now: number) {
    isPressed = false;
    // A scene that wakes up draws at once.
    if (last && now > pauseEnd + BETWEEN_PAUSES_MS) pauseEnd = now + PRESS_PAUSE_MS;
  }

  /** The pace of the frame at `now`. A scene that nobody sees is idle. */
  function paceAt(now: number): Pace {
    lastActiveAt ??= now - inactiveSoFar;
    // The first frame takes far longer than the next ones, so it does not wait for a visitor to arrive.
    if (!isVisible() && hasDrawn) return IDLE_PACE;
    return paceAfter((now - lastActiveAt) / 1000, hasGpu);
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
    // An active scene has requested its next frame already.
    if (pace.state !== 'active') requestFrame();
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
    return 1000 / medianOf(intervals);
  }

  return {
    get pace() {
      return pace;
    },
    start: requestFrame,
    wake,
    pauseForPress,
    measureDisplay,
  };
}

/** `scheduledAt` of a frame that was due at `due` and is drawn at `now`. */
function scheduledTime(now: number, due: number, interval: number): number {
  // A frame in time follows the display, which is never quite even.
  if (now <= due + TOLERANCE_MS) return now;
  // A late frame makes the next one come sooner, by an interval at most: at 60 frames per second, after a frame that is
  // 5 ms late the next one is due in 11.7 ms.
  return Math.max(due, now - interval);
}

/** The median, or the upper one of the two in the middle. */
function medianOf(values: readonly number[]): number {
  const sorted = [...values];
  // Not `toSorted`, which Firefox 114 lacks.
  sorted.sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)]!;
}
