import 'virtual:theme.css';
import './styles/main.css';
import 'virtual:first-screen-styles';

/** Milliseconds to wait at most for a browser that does not tell when it has painted. */
const PATIENCE = 1000;

// The page is whole without scripts, so none of its own code is asked for before the browser has painted it.
const painted = new PerformanceObserver(begin);
painted.observe({ type: 'paint', buffered: true });
const waited = setTimeout(begin, PATIENCE);

function begin(): void {
  painted.disconnect();
  clearTimeout(waited);
  // Asked for together and evaluated apart: the browser answers between the two.
  Promise.all([import('./main.tsx'), import('react-dom/client')])
    .then(([{ startPage }, { hydrateRoot }]) => startPage(hydrateRoot))
    .catch((thrown: unknown) => console.error('The page stays as it was served:', thrown));
}
