import { startTransition, useEffect } from 'react';
import type { hydrateRoot } from 'react-dom/client';
import { content } from 'virtual:content';
import { App } from './App.tsx';
import { startCursor } from './cursor/startCursor.ts';
import { startField } from './field/startField.ts';
import { startMotionStore } from './motion/motionStore.ts';
import { startReveals } from './motion/startReveals.ts';
import { whileMoving } from './motion/whileMoving.ts';
import { keepEarlyDraft } from './sections/Contact/keepEarlyDraft.ts';
import { loadEveryPicture } from './ui/Picture/loadEveryPicture.ts';
import { reloadLostPictures } from './ui/Picture/reloadLostPictures.ts';

/** Takes the page over that was served. Throws where it lacks its root. */
export function startPage(hydrate: typeof hydrateRoot): void {
  startMotionStore();

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root');
  keepEarlyDraft(root);
  const styles = root.querySelector('style')?.textContent;
  // In pieces, between which the browser answers the visitor.
  startTransition(() => void hydrate(root, <Page styles={styles} />));

  startReveals();
  whileMoving(startCursor);
  addEventListener('beforeprint', loadEveryPicture);
  addEventListener('online', reloadLostPictures);
}

/**
 * The page as it was served, and the field once all of it is hydrated: React would take a canvas that came before for a
 * fault of the page, and draw everything anew.
 */
function Page({ styles }: { styles: string | undefined }) {
  useEffect(() => whileMoving(startField), []);
  return <App content={content} styles={styles} />;
}
