import { extractText, getDocumentProxy } from 'unpdf';
import type { CheckedContent } from '../../src/content/schema/contentSchema.ts';

/** Texts of a PDF. */
export interface PdfTexts {
  pages: string[];
  /** All pages without white space, which a PDF has where its lines end. */
  text: string;
  /** All pages with single spaces. */
  words: string;
}

/** A line of a printed page. */
export interface Line {
  text: string;
  /** Distance from the bottom of the page, in points. */
  y: number;
}

/** Texts of different sizes on one line differ by less, in points. */
const SAME_LINE = 4;

/** The bottom margin of a page (print.css), 13 mm in points. It holds the address of the site. */
export const BOTTOM_MARGIN = (13 / 25.4) * 72;

export async function readPdf(pdf: Buffer): Promise<PdfTexts> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text: pages } = await extractText(document);
  const text = pages.join('\n');
  return { pages, text: squeeze(text), words: text.replaceAll(/\s+/g, ' ') };
}

/** The lines of each page, from top to bottom, without the address in the bottom margin. */
export async function linesOf(pdf: Buffer): Promise<Line[][]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages: Line[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const texts = items.flatMap((item) =>
      'str' in item && item.str.trim() ? [{ text: item.str, y: item.transform[5] as number }] : [],
    );
    const lines: Line[] = [];
    for (const { text, y } of texts.toSorted((one, other) => other.y - one.y)) {
      const line = lines.at(-1);
      if (line && line.y - y < SAME_LINE) line.text += ` ${text}`;
      else if (y > BOTTOM_MARGIN) lines.push({ text, y });
    }
    pages.push(lines);
  }
  return pages;
}

/** The text without white space. */
export function squeeze(text: string): string {
  return text.replaceAll(/\s/g, '');
}

/** The facts that a reader of a CV looks for. */
export function factsOf({
  site,
  owner,
  about,
  skills,
  projects,
  experience,
}: CheckedContent): string[] {
  const { title, email, phone = '', location, languages = [], profiles = [] } = owner;
  const facts = [
    title,
    email,
    phone,
    location,
    site.address?.replace(/^https:\/\/|\/$/g, '') ?? '',
    ...languages,
    ...profiles.slice(0, 2).map(({ label, url }) => label + url.replace('https://', '')),
    ...(about?.paragraphs ?? []),
    ...(skills?.items ?? []).map(({ name }) => name),
    ...(projects?.items ?? []).map((project) => project.title),
    ...(experience?.items ?? []).map((entry) => entry.title),
  ];
  return facts.filter((fact) => fact !== undefined);
}
