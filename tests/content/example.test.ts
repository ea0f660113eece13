import { join } from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { errorsByFile } from '../../plugins/contentCheck/checkedContent.ts';
import { contentSource } from '../../plugins/shared/contentSource.ts';
import { sizesBelow } from '../../plugins/shared/sizesBelow.ts';
import { startSite, type Site } from '../../scripts/site/startSite.ts';
import { expectNoViolations, loadAxe } from '../helpers/axe.ts';
import { expect, hydrated, openPage, problemsOf } from '../helpers/page.ts';
import { layoutFaults } from '../helpers/probes/layoutFaults.ts';
import { buildOther } from '../helpers/sites/other.ts';
import { temporaryFolder } from '../helpers/temporaryFolder.ts';

const example = { contentFile: 'examples/content.ts', publicFolder: 'examples/public' };
const folder = join(temporaryFolder(), 'dist');
let site: Site;

beforeAll(async () => {
  await buildOther(folder, example);
  site = await startSite({ folder });
});

afterAll(() => site.close());

test('the content check accepts the example in both languages', async () => {
  const source = contentSource(example.contentFile);
  const files = await errorsByFile(source, sizesBelow(example.publicFolder));
  expect(files.map(({ errors }) => errors)).toEqual([[], []]);
});

describe.each([
  ['French', ''],
  ['English', 'en/'],
])('the example in %s', (_language, path) => {
  test('shows everything within the window on a phone and at a desk, without an error', async () => {
    const page = await openPage(path, { site: site.url });
    await hydrated(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => page.evaluate(layoutFaults), { message: `${width} pixels` })
        .toEqual([]);
    }
    expect(problemsOf(page)).toEqual([]);
  });

  test('is accessible with a case study and an answer open', async () => {
    const page = await openPage(`${path}#project-1-case`, { site: site.url });
    await hydrated(page);
    await page.locator('#services summary').first().click();
    await expect(page.locator('details[open]')).toHaveCount(2);
    await loadAxe(page);
    await expectNoViolations(page, 'case study and answer');
  });
});
