import 'virtual:theme.css';
import './styles/main.css';
import 'virtual:first-screen-styles';
import { layOutForPlace, layOutInParts } from './layOutInParts.ts';

/** Milliseconds to wait at most for a browser that does not tell when it has painted. */
const PATIENCE = 1000;

/** Settled once, however often the browser tells of a paint. */
const painted = new Promise<unknown>((resolve) => {
  new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  setTimeout(resolve, PATIENCE);
});

layOutForPlace();

painted
  // The page is whole without scripts, so none of its own code is asked for before. Both are asked for together and
  // evaluated apart: the browser answers between the two.
  .then(() => Promise.all([import('./main.tsx'), import('react-dom/client'), layOutInParts()]))
  .then(([{ startPage }, { hydrateRoot }]) => startPage(hydrateRoot))
  .catch((thrown: unknown) => console.error('The page stays as it was served:', thrown));
