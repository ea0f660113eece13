/**
 * Sees that the journeys of the projects `firefox` and `webkit` find their three browsers: gets what is missing where that can be
 * done, and else says what it is and ends with exit code 1.
 */
import { spawnSync } from 'node:child_process';
import { canInstall, install } from './apt.ts';
import { findBrowser, installBrowser, onPath } from './browser.ts';
import { findFirefox } from './firefox.ts';
import { findWebkit } from './webkit.ts';

/** What the journeys need, where it is found, and what it comes with on Debian. */
const parts: { name: string; find: () => string | undefined; from: string }[] = [
  { name: 'Chromium', find: findBrowser, from: 'chromium' },
  { name: 'Firefox', find: findFirefox, from: 'firefox-esr' },
  { name: 'WebKit', find: () => findWebkit()?.browser, from: 'webkit2gtk-driver' },
  { name: 'Xvfb', find: () => onPath('Xvfb'), from: 'xvfb' },
  { name: 'Emoji font', find: findEmoji, from: 'fonts-noto-color-emoji' },
];

function missing(): typeof parts {
  return parts.filter(({ find }) => !find());
}

/** File of a font with emoji, which the icons of the skills are. */
function findEmoji(): string | undefined {
  const { stdout } = spawnSync('fc-list', [':lang=und-zsye', 'file'], { encoding: 'utf8' });
  return stdout?.split('\n')[0]?.replace(/: *$/, '') || undefined;
}

if (!findBrowser()) installBrowser();
if (missing().length > 0 && canInstall()) install(missing().map(({ from }) => from));

for (const { name, find } of parts) console.log(`${name.padEnd(10)}  ${find() ?? 'not found'}`);

const lacking = missing();
if (lacking.length > 0) {
  const names = lacking.map(({ name }) => name).join(', ');
  console.error(`\nThe journeys cannot be made in every engine without ${names}.`);
  console.error(`On Debian, as root: apt-get install ${lacking.map(({ from }) => from).join(' ')}`);
  console.error('Elsewhere: in a container of Debian. Chromium alone is what "npm test" needs.');
  process.exitCode = 1;
}
