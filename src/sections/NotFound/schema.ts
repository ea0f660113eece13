import { z } from 'zod';
import { text } from '../../content/rules.ts';

/** The page for addresses that lead nowhere. */
export const schema = () => z.strictObject({ heading: text, text, homeLink: text });

export type NotFoundContent = z.infer<ReturnType<typeof schema>>;
