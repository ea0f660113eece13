import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { startMotionStore } from './motion/motionStore.ts';
import './styles/main.css';

startMotionStore();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');
hydrateRoot(root, <App />);
