import { createHash } from 'node:crypto';

/** SHA-256 of bytes, in hexadecimal. */
export function digest(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}

/** A value as JSON that is the same whatever the order of its fields; fields that are named `without` are left out. */
export function orderedJson(value: unknown, without: readonly string[] = []): string {
  return JSON.stringify(value, (_key, each: unknown) => {
    if (typeof each !== 'object' || each === null || Array.isArray(each)) return each;
    const kept = Object.entries(each).filter(([key]) => !without.includes(key));
    return Object.fromEntries(kept.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}
