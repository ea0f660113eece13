/** Run in the page: sources of the pictures with a description that have not loaded. */
export function unloadedPictures(): string[] {
  return [...document.images]
    .filter(({ alt, naturalWidth }) => alt !== '' && naturalWidth === 0)
    .map(({ src }) => src);
}
