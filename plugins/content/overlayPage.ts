import type { ErrorPayload } from 'vite';

/** What has a page show Vite's overlay with a message. */
export function overlayWith(message: string): ErrorPayload {
  return { type: 'error', err: { message, stack: '', plugin: 'content-check' } };
}

/** What the page tells the dev server once it hears of changes: the content may have become right before. */
export const OVERLAY_SHOWN = 'content-check:overlay-shown';

/**
 * The page that the dev server answers while the content is wrong: Vite's overlay with the message. It loads itself
 * anew once the content is right. `base` is the path that the site is served below.
 */
export function overlayPage(message: string, base: string): string {
  const error = JSON.stringify(overlayWith(message).err).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Errors in the content</title>
    <script type="module">
      import { createHotContext, ErrorOverlay } from ${JSON.stringify(`${base}@vite/client`)};
      document.body.append(new ErrorOverlay(${error}));
      createHotContext('/').send('${OVERLAY_SHOWN}');
    </script>
  </head>
  <body></body>
</html>
`;
}
