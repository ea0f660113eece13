import { expect, test } from 'vitest';
import { linesOf } from './linesOf.ts';

test.each([
  [['Shop'], 'one'],
  [['E-Commerce', 'Landing Pages'], 'one'],
  [['E-Commerce', 'Task App', 'Portfolio'], 'one'],
  // A first line of its own; the others' is short.
  [['Customer Administration', 'Task App', 'Weather'], 'two'],
  // Each of two has a line.
  [['Customer Administration', 'Warehouse Inventory'], 'two'],
  [['Shop', 'Customer Administration', 'Warehouse Inventory'], undefined],
  [['A', 'B', 'C', 'D'], undefined],
  [[], undefined],
])('links to %j stand in lines: %s', (titles, lines) => {
  expect(linesOf(titles)).toBe(lines);
});
