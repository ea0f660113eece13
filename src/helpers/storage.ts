/** `local` is kept for good, `session` until the tab is closed. */
type StorageKind = 'local' | 'session';

/** Reads a text that was stored under `name`; undefined if there is none or storage is denied. */
export function readStored(kind: StorageKind, name: string): string | undefined {
  return attempt(() => storageOf(kind).getItem(keyOf(name))) ?? undefined;
}

/** Stores a text, or removes it if it is undefined. Does nothing if storage is denied or full. */
export function writeStored(kind: StorageKind, name: string, text: string | undefined): void {
  attempt(() => {
    if (text === undefined) storageOf(kind).removeItem(keyOf(name));
    else storageOf(kind).setItem(keyOf(name), text);
  });
}

/** Throws if storage is denied. */
function storageOf(kind: StorageKind): Storage {
  return kind === 'local' ? localStorage : sessionStorage;
}

/**
 * The path of the site is part of the key: several sites can share one origin (`user.github.io/a/`, `/b/`), and
 * the pages of one site in several languages share their texts.
 */
function keyOf(name: string): string {
  return `${name} ${new URL(import.meta.env.BASE_URL, document.baseURI).pathname}`;
}

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
