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
