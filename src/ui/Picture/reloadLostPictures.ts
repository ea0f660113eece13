/**
 * Asks once more for the pictures that an outage has cost, which no browser does of its own accord: for those that have
 * failed, and for those under way, should they fail yet.
 */
export function reloadLostPictures(): void {
  for (const picture of document.images) {
    if (!picture.complete) picture.addEventListener('error', () => void reload(picture), { once: true });
    else if (picture.naturalWidth === 0) void reload(picture);
  }
}

/**
 * Safari keeps the failure of what it had begun to load before the picture's element was there: only another kind of
 * request has it forget that. Taken away and set again, the address has the browser choose a file and load it; to set
 * it again alone is nothing in Safari.
 */
async function reload(picture: HTMLImageElement): Promise<void> {
  await fetch(picture.currentSrc, { cache: 'reload' })
    .then((answer) => answer.blob())
    .catch(() => {});
  const address = picture.getAttribute('src') ?? '';
  picture.removeAttribute('src');
  picture.setAttribute('src', address);
}
