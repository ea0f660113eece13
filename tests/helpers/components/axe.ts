import axe from 'axe-core';
import { expect } from 'vitest';

/** Expects that axe finds no violation in the rendered component. */
export async function expectNoViolations(): Promise<void> {
  // A component alone is no whole page.
  const rules = { region: { enabled: false } };
  const { violations } = await axe.run(document.body, { rules });
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
  expect(found).toEqual([]);
}
