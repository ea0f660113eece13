import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';
import { expect } from './page.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that axe leaves out by default: names that lack the visible text, small targets, one orientation only. */
const MORE_RULES: RunOptions['rules'] = {
  'label-content-name-mismatch': { enabled: true },
  'target-size': { enabled: true },
  'css-orientation-lock': { enabled: true },
};

/** Loads axe into a page. */
export async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(axe);
}

/** Expects that axe, which the page has loaded, finds nothing in a part of it. `state` names the state in errors. */
export async function expectNoViolationsOnPage(
  page: Page,
  state: string,
  part = 'html',
  rules: RunOptions['rules'] = {},
): Promise<void> {
  const options = JSON.stringify({ rules: { ...MORE_RULES, ...rules } });
  const { violations } = (await page.evaluate(`axe.run('${part}', ${options})`)) as AxeResults;
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
  expect(found, state).toEqual([]);
}
