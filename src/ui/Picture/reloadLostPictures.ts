/**
 * Asks once more for the pictures that an outage has cost, which no browser does of its own accord: for those that have
 * failed, and for those under way, should they fail yet.
 */
export function reloadLostPictures(): void {
  for (const picture of document.images) {
    if (!picture.complete) picture.addEventListener('error', () => reload(picture), { once: true });
    else if (picture.naturalWidth === 0) reload(picture);
  }
}

/** Set anew, if only to what it was, the address has the browser choose a file and load it. */
function reload(picture: HTMLImageElement): void {
  picture.setAttribute('src', picture.getAttribute('src') ?? '');
}
