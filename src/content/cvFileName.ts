import type { Owner } from './owner.ts';

/** The name under which a visitor keeps the CV, such as `Ada-Lovelace-CV.pdf`: it says whose it is. */
export function cvFileName(owner: { name: string; cv: Pick<NonNullable<Owner['cv']>, 'short'> }): string {
  const words = `${owner.name} ${owner.cv.short}`.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['CV'];
  return `${words.join('-')}.pdf`;
}
