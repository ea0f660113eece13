import { paintHere, paintInWorker, type Painter } from './painters.ts';
import type { FieldCommand, FieldEvent, FieldSize } from './protocol.ts';

/**
 * Puts a field into `host`: drawn by a worker, or on this thread where a worker cannot; returns the page's
 * end of it. Where neither can draw, no canvas remains and `report` gets `failed`.
 */
export function connectField(host: HTMLElement, size: FieldSize, report: (event: FieldEvent) => void): Painter {
  /** The last command of each kind: what a second painter has to be told. */
  const known = new Map<FieldCommand['type'], FieldCommand>();
  let painter = paint(paintInWorker, () => {
    report('lost');
    painter = paint(paintHere, () => report('failed'));
    for (const command of known.values()) painter.send(command);
  });

  /** Begins a painter on a canvas of its own: one that was handed to a worker cannot be used again. */
  function paint(begin: typeof paintInWorker, onFailed: () => void): Painter {
    const canvas = addCanvas(host);
    let ended = false;
    const begun = begin(canvas, size, (event) => {
      if (ended) return;
      if (event !== 'failed') return report(event);
      end();
      onFailed();
    });
    function end() {
      ended = true;
      begun.end();
      canvas.remove();
    }
    return { send: begun.send, end };
  }

  return {
    send(command) {
      if (command.type !== 'press') known.set(command.type, command);
      painter.send(command);
    },
    end: () => painter.end(),
  };
}

/** A canvas that covers `host`, takes no pointer and says nothing to screen readers. */
function addCanvas(host: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas.style, {
    position: 'absolute',
    inset: '0',
    display: 'block',
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
  });
  host.append(canvas);
  return canvas;
}
