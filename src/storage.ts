/** `local` is kept for good, `session` until the tab is closed. */
type Kind = 'local' | 'session';

/** Reads a text that was stored under `name`; undefined if there is none or storage is denied. */
export function readStored(kind: Kind, name: string): string | undefined {
  return attempt(() => globalThis[`${kind}Storage`].getItem(keyOf(name))) ?? undefined;
}

/** Stores a text, or removes it if it is undefined. Does nothing if storage is denied or full. */
export function writeStored(kind: Kind, name: string, text: string | undefined): void {
  attempt(() => {
    if (text === undefined) globalThis[`${kind}Storage`].removeItem(keyOf(name));
    else globalThis[`${kind}Storage`].setItem(keyOf(name), text);
  });
}

/** The path is part of the key: several sites can share one origin (`user.github.io/a/`, `/b/`). */
function keyOf(name: string): string {
  return `${name} ${new URL('.', document.baseURI).pathname}`;
}

function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
