import type { FieldCommand } from '../protocol.ts';
import { connectField, type Connection } from './connectField.ts';
import { readPalette } from './readPalette.ts';
import { type Room, roomOf, sizeOf } from './rooms.ts';
import { watchPointing } from './watchPointing.ts';
import { watchRooms } from './watchRooms.ts';

/** The posters have taken over for good: on this page no field begins any more. */
let gaveUp = false;

/**
 * Runs one field for all rooms: its canvas lies in the one that is seen most, and it draws only while one is seen.
 * `data-field="shown"` on that room says that the canvas covers the poster. Returns the function that ends
 * the field and takes away everything that it put on the page.
 */
export function runField(elements: HTMLElement[]): () => void {
  const [first] = elements;
  if (gaveUp || !first) return () => {};
  const rooms = elements.map(roomOf);
  const palette = readPalette(first);
  let field: Connection | undefined;
  /** Where the canvas lies. */
  let room: Room | undefined;
  let running = false;

  const send = (command: FieldCommand) => field?.send(command);
  const show = (shown: boolean) => {
    if (!room) return;
    // A browser that has dropped a covered picture would show nothing while it unpacks it again.
    if (shown && room.still) room.still.decoding = 'sync';
    room.element.dataset.field = shown ? 'shown' : 'away';
  };
  const pointing = watchPointing(() => room, {
    onTarget: (at) => send({ type: 'target', at }),
    onPress: (at) => send({ type: 'press', at }),
    onSuccess: (at) => send({ type: 'success', at }),
  });

  /** Tells where things are now. A room that has no size yet gets its field with its first size. */
  function place() {
    const size = room && sizeOf(room);
    if (!room || !size) return;
    if (field) send({ type: 'place', room: room.name, size });
    else {
      field = connectField(
        room.element,
        { room: room.name, size, palette },
        {
          onDrawn: () => show(true),
          onAway(forGood) {
            show(false);
            gaveUp ||= forGood;
          },
        },
      );
      send({ type: 'run', running });
    }
    pointing.update();
    tellAway();
  }

  function tellAway() {
    if (!room || !running) return;
    const { top, height } = room.element.getBoundingClientRect();
    send({ type: 'away', share: room.away(top, height, innerHeight) });
  }

  function enter(next: Room) {
    show(false);
    room = next;
    field?.moveTo(room.element);
    place();
  }

  const unwatchRooms = watchRooms(rooms, {
    onSeen(seen) {
      running = seen !== undefined;
      if (seen && seen !== room) enter(seen);
      tellAway();
      send({ type: 'run', running });
    },
    onSize: place,
  });
  addEventListener('scroll', tellAway, { passive: true });

  return () => {
    removeEventListener('scroll', tellAway);
    unwatchRooms();
    pointing.end();
    field?.end();
    show(false);
  };
}
