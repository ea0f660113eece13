import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import type { WebkitPrograms } from '../../../../scripts/webkit.ts';
import { until } from '../inPage.ts';
import type { VisitOptions } from '../visitor.ts';

/** A browser with one window, started for one visit. */
export interface Session {
  driver: WebDriver;
  close(): Promise<void>;
}

/** What a browser is started with. */
export interface SessionOptions extends VisitOptions {
  programs: WebkitPrograms;
  /** The screen for its window, such as `:1`. */
  display: string;
  /** Where everything is to be requested from, such as `127.0.0.1:8080`. */
  proxy: string;
}

/**
 * Starts a browser. A driver serves one browser at a time, and what the system is set to is read when a browser
 * starts: so each visit has its own of both, and of the settings.
 */
export async function startSession(options: SessionOptions): Promise<Session> {
  const { programs, display, proxy } = options;
  const settings = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(settings, 'gtk-3.0'));
  await writeFile(join(settings, 'gtk-3.0/settings.ini'), systemSettings(options));
  await writeFile(join(settings, 'gtk-3.0/gtk.css'), narrowBar);

  const port = await freePort();
  const server = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    // A group of its own: no process of the browser outlives it.
    detached: true,
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: settings },
  });
  const gone = once(server, 'exit');
  const end = () => {
    try {
      process.kill(-server.pid!);
    } catch {
      // None of them is left.
    }
  };
  process.once('exit', end);
  const address = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until('the driver of WebKit answers', answers);

  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        proxy: { proxyType: 'manual', httpProxy: proxy, sslProxy: proxy },
        'webkitgtk:browserOptions': { binary: programs.browser, args: browserArgs(options) },
      }),
    )
    .build();

  return {
    driver,
    close: async () => {
      // A browser that has crashed cannot be asked to end.
      await driver.quit().catch(() => {});
      process.off('exit', end);
      end();
      await gone;
      await rm(settings, { recursive: true });
    },
  };
}

function browserArgs({ webgl = true }: VisitOptions): string[] {
  return [
    '--automation',
    // Without the browser's own bar the window is the page.
    '--full-screen',
    // As in Safari, which has had it since version 17; WebKitGTK leaves it out.
    '--features=+AllowWebGLInWorkers',
    // Tab goes to links, too, as in WebKitGTK and by Safari's setting "Press Tab to highlight each item": without it
    // Safari's visitors reach links by Option+Tab, which the driver cannot tell from Tab.
    '--enable-tabs-to-links=true',
    `--enable-webgl=${webgl}`,
  ];
}

/** The visitor's settings as GTK reads them, which WebKitGTK passes on to the page. */
function systemSettings({ motion = 'reduced', contrast }: VisitOptions): string {
  return [
    '[Settings]',
    `gtk-enable-animations=${motion === 'full' ? 1 : 0}`,
    ...(contrast === 'more' ? ['gtk-theme-name=HighContrast'] : []),
    '',
  ].join('\n');
}

/** The browser's bar is as wide as its buttons even where it is hidden, which is wider than the narrowest phones. */
const narrowBar = 'button { min-width: 0; padding: 0; border: 0; }';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
