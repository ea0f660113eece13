/**
 * Path of the site on its host, with slashes around it. Undefined without a valid address. Encoded for
 * HTML, CSS and replacements of text.
 */
export function sitePath(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const encode = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return new URL(address).pathname.replace(/[^\w\-.~/%]/g, encode);
}
