/** Installs the browsers of the engine tests, or names the missing ones: `npx tsx scripts/engines.ts`. */
import { canInstall, install } from './apt.ts';
import { findBrowser, onPath } from './browser.ts';
import { findFirefox } from './firefox.ts';
import { findWebkit } from './webkit.ts';

/** Each part with its Debian package. */
const parts: { name: string; find: () => string | undefined; from: string }[] = [
  { name: 'Chromium', find: findBrowser, from: 'chromium' },
  { name: 'Firefox', find: findFirefox, from: 'firefox-esr' },
  { name: 'WebKit', find: () => findWebkit()?.browser, from: 'webkit2gtk-driver' },
  { name: 'Xvfb', find: () => onPath('Xvfb'), from: 'xvfb' },
];
const missing = () => parts.filter(({ find }) => !find());

if (missing().length > 0 && canInstall())
  install([...missing().map(({ from }) => from), 'fonts-noto-color-emoji']);

for (const { name, find } of parts) console.log(`${name.padEnd(10)}  ${find() ?? 'not found'}`);
const packages = missing().map(({ from }) => from);
if (packages.length > 0) {
  console.error(
    `\nOn Debian, as root: apt-get install ${packages.join(' ')}. "npm test" needs Chromium alone.`,
  );
  process.exitCode = 1;
}
