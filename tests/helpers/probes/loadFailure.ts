/** Whether a line of the console is the browser's own, of a request that has failed: in Chromium and WebKit, in Firefox. */
export function isLoadFailure(line: string): boolean {
  return /Failed to load resource|Loading module from/.test(line);
}
