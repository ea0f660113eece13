import './styles/main.css';
import 'virtual:theme.css';
// The styles of the first screen. All others follow below it (plugins/pageStyles.ts).
import './needleField/Backdrop.module.css';
import './sections/Home/Home.module.css';
import './sections/TopBar/Menu.module.css';
import './sections/TopBar/TopBar.module.css';
import './ui/LinkButton/LinkButton.module.css';
import './ui/FlushText/FlushText.module.css';
import './ui/Icon/Icon.module.css';

const painted = new Promise<unknown>((resolve) => {
  // Some browsers do not report their first paint.
  setTimeout(resolve, 1000);
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
});

// The script is async, so it may run before the whole document has arrived.
const parsed = new Promise<unknown>((resolve) => {
  if (document.readyState !== 'loading') resolve(undefined);
  else addEventListener('DOMContentLoaded', resolve);
});

// The page is complete without scripts. React waits for the first paint: the largest comes 700 ms sooner.
Promise.all([painted, parsed])
  .then(() => import('react-dom/client')) // In a separate task: an early press waits for half as long.
  .then(() => import('./hydrate.tsx'))
  .catch((error: unknown) => console.error('The page stays as it was served:', error));
