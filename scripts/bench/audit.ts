import lighthouse, { desktopConfig } from 'lighthouse';
import type { Browser } from 'puppeteer-core';

/** What Lighthouse says of one visit; scores are 0 to 100, times in milliseconds. */
export interface Audit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  /** Cumulative layout shift, without a unit. */
  cls: number;
  speedIndex: number;
  /** 1 where the worker that draws the field was loaded, else 0. */
  field: number;
}

/** Runs Lighthouse as it comes, with its simulated slow network and processor; throws where it comes to nothing. */
export async function audit(browser: Browser, url: string, device: 'mobile' | 'desktop'): Promise<Audit> {
  const result = await lighthouse(
    url,
    {
      port: Number(new URL(browser.wsEndpoint()).port),
      logLevel: 'error',
      disableFullPageScreenshot: true,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    },
    device === 'desktop' ? desktopConfig : undefined,
  );
  if (!result || result.lhr.runtimeError) {
    throw new Error(
      `Lighthouse has no result for ${url}: ${result?.lhr.runtimeError?.message ?? 'nothing came back'}`,
    );
  }
  const { audits, categories } = result.lhr;
  const score = (category: string) => Math.round((categories[category]?.score ?? NaN) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    speedIndex: value('speed-index'),
    field: Number(JSON.stringify(audits['network-requests']?.details).includes('field.worker')),
  };
}
