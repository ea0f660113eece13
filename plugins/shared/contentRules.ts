import { runModule } from './runModule.ts';

/** Rules of the content, as src/contentSchema.ts exports them. */
export type ContentRules = typeof import('../../src/contentSchema.ts');

let rules: Promise<ContentRules> | undefined;

/** The rules, loaded once. */
export function contentRules(): Promise<ContentRules> {
  rules ??= runModule<ContentRules>('/src/contentSchema.ts').then(({ module }) => module);
  return rules;
}
