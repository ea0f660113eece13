import { afterAll, afterEach } from 'vitest';
import { endBrowsers, endVisits } from './visit.ts';

// Run for every test file: the files of a worker share their modules, and with them its browser.
afterEach(endVisits);
afterAll(endBrowsers);
