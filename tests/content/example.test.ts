import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { errorsByFile } from '../../plugins/contentCheck/checkedContent.ts';
import { contentSource } from '../../plugins/contentSource/contentSource.ts';
import { publicFilesIn } from '../../plugins/shared/publicFiles.ts';
import { startSite, type Site } from '../../scripts/site/startSite.ts';
import { expectNoViolationsOnPage, loadAxe } from '../helpers/axe.ts';
import { expect, openPage, openPageToClose, waitForHydration } from '../helpers/page.ts';
import { layoutFaults } from '../helpers/probes/layoutFaults.ts';
import { buildFrom } from '../helpers/sites/siteSources.ts';
import { temporaryFolder } from '../helpers/temporaryFolder.ts';
import { isStrong, textContrasts } from '../helpers/textContrasts.ts';

const example = { contentFile: 'examples/content.ts', publicFolder: 'examples/public' };
/** Bytes of a page with all optional parts, after brotli at its highest level. */
const MAX_HTML_BYTES = 40 * 1024;
const MAX_STYLES_BYTES = 18 * 1024;
const folder = join(temporaryFolder(), 'dist');
let site: Site;

beforeAll(async () => {
  await buildFrom(folder, example);
  site = await startSite({ folder });
});

afterAll(() => site.close());

test('the content check accepts the example in both languages', async () => {
  const source = contentSource(example.contentFile);
  const files = await errorsByFile(source, publicFilesIn(example.publicFolder));
  expect(files.map(({ errors }) => errors)).toEqual([[], []]);
});

describe.each([
  ['French', ''],
  ['English', 'en/'],
])('the example in %s', (_language, path) => {
  test('shows everything within the window on a phone and on a desktop, without an error', async () => {
    const page = await openPage(path, { site: site.url });
    await waitForHydration(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => page.evaluate(layoutFaults), { message: `${width} pixels` })
        .toEqual([]);
    }
  });

  test('is small with all optional parts', async () => {
    const html = await readFile(join(folder, path, 'index.html'), 'utf8');
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text);
    // The highest level is the default.
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(MAX_HTML_BYTES);
    expect(brotliCompressSync(styles.join('')).length).toBeLessThanOrEqual(MAX_STYLES_BYTES);
  });

  describe('with a case study and a question open', () => {
    let page: Page;
    let close: () => Promise<void>;

    beforeAll(async () => {
      ({ page, close } = await openPageToClose(`${path}#project-1-case`, { site: site.url }));
      await waitForHydration(page);
      await page.locator('#services summary').first().click();
      await expect(page.locator('details[open]')).toHaveCount(2);
    });

    afterAll(() => close());

    test('has no violation that axe finds', async () => {
      await loadAxe(page);
      await expectNoViolationsOnPage(page, 'case study and question');
    });

    test('has no faint text', async () => {
      const texts = await textContrasts(page);
      expect(texts.length).toBeGreaterThan(150);
      const faint = texts.filter((text) => text.ratio < 7 || text.lc < (isStrong(text) ? 60 : 75));
      expect(faint).toEqual([]);
    });
  });
});
