import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { factsOf, readPdf, squeeze, type PdfTexts } from '../helpers/readPdf.ts';
import { sample } from '../helpers/sites/sample.ts';

const MAX_BYTES = 300_000;

describe('the CV of the sample', () => {
  let pdf: Buffer;
  let printed: PdfTexts;

  beforeAll(async () => {
    pdf = await readFile(join('public', sample.owner.cv.file));
    printed = await readPdf(pdf);
  });

  test('has at most two pages', () => {
    expect(printed.pages.length).toBeLessThanOrEqual(2);
  });

  test('is small', () => {
    expect(pdf.length).toBeLessThanOrEqual(MAX_BYTES);
  });

  test('begins its projects on the first page', () => {
    expect(printed.pages[0]).toContain(sample.projects.heading);
  });

  test('has the facts that a reader looks for', () => {
    expect(factsOf(sample).filter((fact) => !printed.text.includes(squeeze(fact)))).toEqual([]);
  });

  test('has the period beside the title of each entry', () => {
    const periods = sample.experience.items.map(
      ({ title, period }) => `${title} ${period?.slice(0, 4)}`,
    );
    expect(periods.filter((each) => !printed.words.includes(each))).toEqual([]);
  });

  test('has an outline with name and headings', async () => {
    const [name] = await (await getDocumentProxy(new Uint8Array(pdf))).getOutline();
    expect(name!.title).toBe(sample.owner.name);
    const { about, skills, projects, experience, testimonials } = sample;
    const headings = [about, skills, projects, experience, testimonials].map(
      (part) => part.heading,
    );
    const outlined = JSON.stringify(name);
    expect(headings.filter((heading) => !outlined.includes(`"${heading}"`))).toEqual([]);
  });
});
