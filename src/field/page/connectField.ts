import type { FieldCommand, FieldStart } from '../protocol.ts';
import { type BeginDrawing, type Drawing, drawHere, drawInWorker } from './drawings.ts';
import { waitAfterLoss } from './losses.ts';

/** Milliseconds of drawing after which a loss is the first one again. */
const STEADY = 60_000;

/** The page's end of a field. */
export interface Connection {
  send(command: FieldCommand): void;
  /** Takes the canvas into another element. */
  moveTo(element: HTMLElement): void;
  end(): void;
}

interface ConnectionListener {
  /** The field is on its canvas. Comes again in each room, and after every loss. */
  onDrawn(): void;
  /** The canvas is worth nothing now, or gone. `forGood`: no other will come. */
  onAway(forGood: boolean): void;
}

/**
 * Puts a field into `element`: drawn by a worker, or on this thread where a worker cannot. A field whose context is lost
 * is ended and a new one begun: to have it restored can take the whole tab down (Chromium 156, worker, GPU process
 * killed). Where it cannot be drawn, is lost again and again, or is too slow, no canvas remains.
 */
export function connectField(
  element: HTMLElement,
  start: FieldStart,
  { onDrawn, onAway }: ConnectionListener,
): Connection {
  /** The last command of each kind that lasts: what another drawing has to be told. */
  const known = new Map<FieldCommand['type'], FieldCommand>();
  let begin: BeginDrawing = drawInWorker;
  let losses = 0;
  let drawnAt = 0;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let drawing = draw();

  /** Begins a drawing on a canvas of its own: one that was handed to a worker cannot be used again. */
  function draw(): Drawing {
    const canvas = addCanvas(element);
    let ended = false;
    const end = () => {
      ended = true;
      begun.end();
      canvas.remove();
    };
    const begun = begin(canvas, start, (event) => {
      if (ended) return;
      if (event === 'drawn') {
        drawnAt ||= performance.now();
        return onDrawn();
      }
      // At once: a canvas without its context may be white.
      end();
      if (event === 'tooSlow') onAway(true);
      else if (event === 'failed' && losses === 0) fallBack();
      else recover();
    });
    return { send: begun.send, end };
  }

  function fallBack() {
    const canFallBack = begin === drawInWorker;
    onAway(!canFallBack);
    begin = drawHere;
    if (canFallBack) drawAgain();
  }

  function recover() {
    if (drawnAt > 0 && performance.now() - drawnAt > STEADY) losses = 0;
    drawnAt = 0;
    losses += 1;
    const wait = waitAfterLoss(losses);
    onAway(wait === undefined);
    if (wait !== undefined) waiting = setTimeout(drawAgain, wait);
  }

  function drawAgain() {
    drawing = draw();
    for (const command of known.values()) drawing.send(command);
  }

  return {
    send(command) {
      if (command.type !== 'press' && command.type !== 'success') known.set(command.type, command);
      if (command.type === 'place') start = { ...start, room: command.room, size: command.size };
      drawing.send(command);
    },
    moveTo(next) {
      const canvas = element.querySelector('canvas');
      element = next;
      if (canvas) element.append(canvas);
    },
    end() {
      clearTimeout(waiting);
      drawing.end();
    },
  };
}

/** A canvas in `element`, whose style sheet makes it cover it; it says nothing to screen readers. */
function addCanvas(element: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  element.append(canvas);
  return canvas;
}
