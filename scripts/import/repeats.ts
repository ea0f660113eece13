/** Texts and entries that a résumé has twice. Capitals, spaces and a slash at the end make no difference. */

/** A text without these differences. */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, ' ').trim().replace(/\/$/, '');
}

/** The values, each text once. */
export function onceBy<Value>(values: readonly Value[], textOf: (value: Value) => string): Value[] {
  const known = new Set<string>();
  return values.filter((value) => {
    const text = folded(textOf(value));
    if (known.has(text)) return false;
    known.add(text);
    return true;
  });
}
