/**
 * Run before the page: tells `address` of each line of the console and of each error that nobody caught, one JSON
 * pair of kind and text per request. The page waits until it has arrived, so that nothing is told too late. Hides the
 * window's scroll bars as well.
 */
export function record(address: string): void {
  const Request = XMLHttpRequest;
  const tell = (kind: string, text: string) => {
    const request = new Request();
    request.open('POST', address, false);
    request.send(JSON.stringify([kind, text]));
  };

  const kinds = { log: 'log', info: 'info', debug: 'debug', warn: 'warning', error: 'error' } as const;
  for (const name of Object.keys(kinds) as (keyof typeof kinds)[]) {
    const say = console[name].bind(console);
    console[name] = (...parts: unknown[]) => {
      say(...parts);
      tell(kinds[name], parts.map(String).join(' '));
    };
  }

  addEventListener('error', ({ error, message }) =>
    tell('uncaught', error instanceof Error ? error.message : message),
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    tell('uncaught', reason instanceof Error ? reason.message : String(reason)),
  );
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    tell('error', `Refused by the security policy: ${effectiveDirective} ${blockedURI}`),
  );

  // Scroll bars lie above the page and fade after a while: pictures of a page that stands still are to be the same.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { scrollbar-width: none; }');
  document.adoptedStyleSheets.push(sheet);
  document.currentScript?.remove();
}
