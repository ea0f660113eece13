/** Loads the pictures that wait to be scrolled to: paper has no scrolling. */
export function loadEveryPicture(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]'))
    picture.loading = 'eager';
}
