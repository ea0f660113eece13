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

/** The entries of a list, equal ones once. `notes` names them. */
export function withoutRepeats<Entry extends object>(
  entries: readonly Entry[],
  list: string,
  notes: string[],
): Entry[] {
  const fold = (_field: string, value: unknown) =>
    typeof value === 'string' ? folded(value) : value;
  const found = onceBy(entries, (entry) => JSON.stringify(entry, fold));
  for (const entry of entries.filter((each) => !found.includes(each))) {
    const texts = Object.values(entry).filter((value) => typeof value === 'string');
    noteRepeat(list, texts.slice(0, 2).join(', '), notes);
  }
  return found;
}

export function noteRepeat(list: string, name: string, notes: string[]): void {
  notes.push(`${list}: more than once in the file, taken once: ${name}`);
}
