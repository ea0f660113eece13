/** The table of a reducer: a row for each state, a column for each event. */
interface StateTable {
  states: string[];
  events: string[];
  cells: StateCell[];
}

interface StateCell {
  state: string;
  event: string;
  /** Name of the state that follows. A dash: the event changes nothing. */
  next: string;
}

/** Reads a table whose words are apart by spaces. The first line names the events. */
export function readStateTable(text: string): StateTable {
  const [header = [], ...rows] = text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(/\s+/));
  const events = header.slice(1);
  return {
    states: rows.map(([state]) => state!),
    events,
    cells: rows.flatMap(([state, ...cells]) =>
      cells.map((next, column) => ({ state: state!, event: events[column]!, next })),
    ),
  };
}
