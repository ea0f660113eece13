import { runModule } from './runModule.ts';

/** Rules of the content, as src/content/schema/contentSchema.ts exports them. */
export type ContentRules = typeof import('../../src/content/schema/contentSchema.ts');

let rules: Promise<ContentRules> | undefined;

/** The rules, loaded once. */
export function contentRules(): Promise<ContentRules> {
  rules ??= runModule<ContentRules>('/src/content/schema/contentSchema.ts').then(
    ({ module }) => module,
  );
  return rules;
}
