import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { printCv } from '../../scripts/printCv.ts';
import type { Content } from '../../src/contentSchema.ts';
import { visitInChromium } from '../helpers/drivers/visit.ts';
import { content as person } from '../helpers/sites/anotherPerson.ts';
import { builtPerson } from '../helpers/sites/other.ts';
import { sample } from '../helpers/sites/sample.ts';
import { startSite } from '../../scripts/site/startSite.ts';
import { tellingTexts, textsOf } from '../helpers/sites/tellingTexts.ts';

test('the CV that is served says who the owner is and how to reach them, on at most two pages', async () => {
  const { pages, text } = await read(await readFile(join('public', sample.owner.cv.file)));
  expect(pages).toBeLessThanOrEqual(2);
  for (const fact of factsOf(sample)) expect(text).toContain(squeeze(fact));
});

test("another person's page prints as their CV, and as nobody else's", async () => {
  const site = await startSite({ folder: await builtPerson() });
  try {
    const visitor = await visitInChromium({ site: site.url });
    const { pages, text } = await read(await printCv(visitor.page.context().browser()!, site.url));
    expect(pages).toBeLessThanOrEqual(2);
    for (const fact of factsOf(person)) expect(text).toContain(squeeze(fact));
    for (const control of [
      person.contact.form.sendButton,
      person.home.workButton,
      person.contact.whatsapp.button,
    ]) {
      expect(text).not.toContain(squeeze(control));
    }
    const known = new Set(textsOf(person));
    const foreign = tellingTexts(sample).filter((telling) => !known.has(telling));
    expect(foreign.filter((telling) => text.includes(squeeze(telling)))).toEqual([]);
  } finally {
    await site.close();
  }
});

/** What a reader of a CV looks for. */
function factsOf({ owner, about, skills, projects, experience }: Content): string[] {
  return [
    owner.title,
    owner.email,
    ...(owner.phone ? [owner.phone] : []),
    owner.location,
    ...(owner.profiles ?? []).slice(0, 1).map(({ url }) => url),
    ...(about?.paragraphs ?? []),
    ...(skills?.items ?? []).map(({ name }) => name),
    ...(projects?.items ?? []).map(({ title }) => title),
    ...(experience?.items ?? []).map(({ title }) => title),
  ];
}

async function read(pdf: Buffer): Promise<{ pages: number; text: string }> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { totalPages, text } = await extractText(document, { mergePages: true });
  return { pages: totalPages, text: squeeze(text) };
}

/** Without white space, which a PDF has where its lines end. */
function squeeze(text: string): string {
  return text.replaceAll(/\s/g, '');
}
