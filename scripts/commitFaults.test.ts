import { expect, test } from 'vitest';
import { commitFaults } from './commitFaults.ts';

test.each([
  ['refactor: name the shape of a needle', ''],
  ['fix: keep focus when the menu closes', 'Safari moved it to the page.\n'],
  ['Revert "fix: keep focus when the menu closes"', 'This reverts commit 1.\n'],
  [`docs: ${'é'.repeat(66)}`, ''],
  [`docs: ${'🧭'.repeat(66)}`, ''],
])('"%s" with the body "%s" has no fault', (subject, body) => {
  expect(commitFaults(subject, body)).toEqual([]);
});

test.each([
  [`docs: ${'x'.repeat(67)}`, '73 characters, not 72'],
  ['Keep focus when the menu closes', 'no prefix such as "fix: "'],
  ['fixes: keep focus when the menu closes', 'no prefix such as "fix: "'],
  ['fix(menu): keep focus when it closes', 'no prefix such as "fix: "'],
  ['feat: show a calendar', 'no body with the reason'],
  ['fix: keep focus when the menu closes', 'no body with the reason'],
  ['perf: draw fewer needles', 'no body with the reason'],
])('"%s" without a body has the fault "%s"', (subject, fault) => {
  expect(commitFaults(subject, '\n')).toEqual([`${subject}: ${fault}`]);
});
