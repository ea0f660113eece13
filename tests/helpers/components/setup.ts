// The styles that every component on the page has: base styles, tokens and the theme.
import '../../../src/styles/main.css';
import 'virtual:theme.css';
import { afterEach, beforeAll, expect } from 'vitest';
import { userEvent } from 'vitest/browser';

/** Errors and warnings in the console since the last test. */
const problems: unknown[][] = [];

for (const level of ['error', 'warn'] as const) {
  const print = console[level];
  console[level] = (...values: unknown[]) => {
    problems.push(values);
    print(...values);
  };
}

// The tests of the file before left the mouse somewhere: what is rendered there would be under it. Nothing reacts in the
// upper left corner.
beforeAll(() => userEvent.hover(document.documentElement, { position: { x: 0, y: 0 } }));

// A test that expects a problem mocks the method.
afterEach(() => {
  expect(problems.splice(0), 'errors and warnings in the console').toEqual([]);
});
