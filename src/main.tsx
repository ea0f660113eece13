import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
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

startMotionStore();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root');
keepEarlyDraft(root);
const styles = root.querySelector('style')?.textContent;
// In pieces, between which the browser answers the visitor.
startTransition(() => void hydrateRoot(root, <App content={content} styles={styles} />));

startReveals();
whileMoving(startCursor);
whileMoving(startField);
addEventListener('beforeprint', loadEveryPicture);
addEventListener('online', reloadLostPictures);
