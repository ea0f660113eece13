import type { Page } from 'playwright';

/** Texts as visitors may have them. */
const rules = {
  normal: '',
  // The values of WCAG 1.4.12.
  'wide spacing':
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
  'double size': 'html { font-size: 200% !important; }',
};

export type TextStyle = keyof typeof rules;

/** Changes all texts of a page to twice their size or to wider spacing. */
export async function changeText(page: Page, style: TextStyle): Promise<void> {
  await page.evaluate((rule) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets = [sheet];
  }, rules[style]);
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Boxes of the texts in the elements that match, in the window: of their lines, not of their elements. */
export function textBoxes(page: Page, selector: string): Promise<Box[]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().toJSON() as Box;
    }),
  );
}

/** Whether two boxes have more than 2 pixels in common. */
export function overlap(one: Box, other: Box): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2
  );
}
