import { connectField } from './connectField.ts';
import type { Painter } from './painters.ts';
import type { FieldEvent, FieldSize } from './protocol.ts';
import { watchHost } from './watchHost.ts';
import { watchPointer } from './watchPointer.ts';

export interface FieldOptions {
  /** The field is on its canvas: show it over the still picture. Comes again after every loss that heals. */
  onReady(): void;
  /** The canvas is worth nothing now: show the still picture. May come before any `onReady`. */
  onLost(): void;
}

export interface FieldHandle {
  /** How far the hero has been scrolled away, 0 to 1. */
  setScrollProgress(progress: number): void;
  /** Ends the field and takes everything away that it put on the page. */
  destroy(): void;
}

/**
 * Starts the field on a canvas in `host`, which it covers (`host` has to be positioned). It draws only while
 * it is seen. Whether it may move at all is for the caller to know. Never throws: where it cannot be drawn,
 * `host` is as before.
 */
export function startField(host: HTMLElement, { onReady, onLost }: FieldOptions): FieldHandle {
  let painter: Painter | undefined;
  let seen = false;
  let progress = 0;

  const onEvent = (event: FieldEvent) => {
    if (event === 'ready' || event === 'restored') onReady();
    else onLost();
  };
  /** A host that has no size yet gets its field with its first size. */
  const onSize = (size: FieldSize) => {
    if (painter) return painter.send({ type: 'size', size });
    painter = connectField(host, size, onEvent);
    painter.send({ type: 'scroll', progress });
    painter.send({ type: 'run', running: seen });
  };
  const unwatchHost = watchHost(host, {
    onSize,
    onSeen(now) {
      if (now === seen) return;
      seen = now;
      painter?.send({ type: 'run', running: seen });
    },
  });
  const unwatchPointer = watchPointer(host, {
    onMouse: (at) => painter?.send({ type: 'attractor', at }),
    onPress: (at) => painter?.send({ type: 'press', at }),
  });

  return {
    setScrollProgress(value) {
      progress = value;
      painter?.send({ type: 'scroll', progress });
    },
    destroy() {
      unwatchPointer();
      unwatchHost();
      painter?.end();
    },
  };
}
