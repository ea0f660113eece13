/**
 * The address of a file below `public/`. It begins with the path of the site if the build knows the
 * site's address: a host may respond with the page at any depth. If not, it is relative to the page. An
 * address of another site stays as it is.
 */
export function publicUrl(path: string): string {
  return path.startsWith('https://') ? path : `${import.meta.env.BASE_URL}${path}`;
}
