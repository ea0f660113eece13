/**
 * Whether there are so few processor cores that the page may move less: where these have to draw it themselves, a frame
 * takes all of them. Unknown counts as many. Style sheets read it as html[data-few-cores].
 */
export function hasFewCores(cores = navigator.hardwareConcurrency): boolean {
  return cores <= 2;
}
