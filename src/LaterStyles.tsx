import { useState } from 'react';

const LATER_STYLES_ID = 'later-styles';

/**
 * The styles of everything below the first screen; main.ts imports those of the first screen. The build writes
 * them into this element (plugins/pageStyles.ts). React renders the text that it finds there, so hydration leaves
 * it as it is. In the dev server the element is empty.
 */
export function LaterStyles() {
  const [served] = useState(readServedStyles);
  return <style id={LATER_STYLES_ID}>{served}</style>;
}

/** The text in the element. While the build renders there is no document, and so no text. */
function readServedStyles(): string {
  return globalThis.document?.getElementById(LATER_STYLES_ID)?.textContent ?? '';
}
