import './styles/main.css';
import 'virtual:theme.css';
// The styles of the first screen. LaterStyles.tsx has all others, after the HTML of the first screen.
import './needleField/Backdrop.module.css';
import './sections/Home/Home.module.css';
import './sections/TopBar/LanguageLinks/LanguageLinks.module.css';
import './sections/TopBar/Menu/Menu.module.css';
import './sections/TopBar/TopBar.module.css';
import './ui/LinkButton/LinkButton.module.css';
import './ui/FlushText/FlushText.module.css';
import './ui/Icon/Icon.module.css';

/** Some browsers do not report their first paint. Then React starts after this time. */
const FIRST_PAINT_TIMEOUT_MS = 1000;

const painted = new Promise<unknown>((resolve) => {
  setTimeout(resolve, FIRST_PAINT_TIMEOUT_MS);
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
});

// The script is async, so it may run before the whole document has arrived.
const parsed = new Promise<unknown>((resolve) => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve);
  else resolve(undefined);
});

// The page is complete without scripts. React waits for the first paint: so the largest paint (LCP)
// comes 700 ms sooner (docs/performance.md).
Promise.all([painted, parsed])
  // Two imports are two tasks: an early press waits for one of them, not for both.
  .then(() => import('react-dom/client'))
  .then(() => import('./hydrate.tsx'))
  .then(({ startReact }) => startReact())
  .catch((error: unknown) => console.error('The page stays as it was served:', error));
