/** Run before the page: it finds more than two processor cores, with which all moves that may move. */
export function manyCores(): void {
  Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8 });
}

/** Run before the page: it finds two processor cores, which may have to draw it themselves. */
export function fewCores(): void {
  Object.defineProperty(navigator, 'hardwareConcurrency', { value: 2 });
}
