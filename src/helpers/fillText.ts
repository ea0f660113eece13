export const NAME_IN_BRACES = /\{(\w+)\}/g;

/** A text of the content with values in the places of their names. `fillTemplate` takes elements as values, too. */
export function fillText(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return template.replace(NAME_IN_BRACES, (name, key: string) => String(values[key] ?? name));
}
