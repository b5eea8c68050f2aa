import { rmSync } from 'node:fs';
import { type LaunchOptions, test as base } from '@playwright/test';
import { type ChildServer, startChildServer } from '#app/testing/server/child-server.ts';
import { dataFolder } from '../data-folder.ts';
import { startChromium } from './chromium.ts';
import { startFirefox } from './firefox.ts';
import { wakeCoach } from '../wake-coach.ts';
import { moveIn, type Resident } from './people.ts';
import { Screen } from './screen.ts';
import type { Engine, Size } from './tab.ts';
import { startWebKit } from './webkit.ts';

export { expect } from '@playwright/test';

export const SIZES = {
  wide: { width: 1280, height: 860 },
  narrow: { width: 390, height: 844 },
} as const satisfies Record<string, Size>;
export type SizeName = keyof typeof SIZES;

/** A zone in which it is about noon: the page has the clock of the machine, and no day ends while a test runs. */
function zoneAtNoon(): string {
  const west = new Date().getUTCHours() - 12;
  return west === 0 ? 'Etc/GMT' : `Etc/GMT${west > 0 ? '+' : '-'}${Math.abs(west)}`;
}
const ZONE = zoneAtNoon();
const ENV = { TZ: ZONE };

/** Where a program is, by the variable that says so. */
const path = (variable: string): string => process.env[variable] ?? '';

/** Each kind of browser: the variable that says where it is, and how it is started. */
const KINDS = {
  chromium: { variable: 'CHROMIUM_PATH', start: (options: LaunchOptions) => startChromium(options, ENV) },
  firefox: { variable: 'FIREFOX_PATH', start: () => startFirefox(path('FIREFOX_PATH'), ENV) },
  webkit: {
    variable: 'WEBKIT_DRIVER_PATH',
    start: () =>
      startWebKit(
        { driver: path('WEBKIT_DRIVER_PATH'), browser: path('MINIBROWSER_PATH'), display: path('XVFB_PATH') },
        ENV,
      ),
  },
} satisfies Record<string, { variable: string; start: (options: LaunchOptions) => Promise<Engine> }>;
export type EngineName = keyof typeof KINDS;

/** The kinds of browser that there are on this machine. */
export const ENGINES = (Object.keys(KINDS) as EngineName[]).filter((name) => path(KINDS[name].variable));

/** Milliseconds that a browser or the server may take to start on a busy machine. */
const STARTS_WITHIN = 180_000;

type Worker = {
  /** Starts a browser; the one before it ends when it is of another kind. */
  start: (name: EngineName) => Promise<Engine>;
  server: ChildServer;
  resident: Resident;
};
type Each = { open: (name: EngineName, size: SizeName) => Promise<Screen> };

/** Playwright's runner with a browser of any kind, and a server whose clock can be set back. */
export const test = base.extend<Each, Worker>({
  start: [
    async ({ launchOptions }, use) => {
      let running: { name: EngineName; engine: Engine } | null = null;
      await use(async (name) => {
        if (running?.name !== name) {
          await running?.engine.close();
          running = null;
          running = { name, engine: await KINDS[name].start(launchOptions) };
        }
        return running.engine;
      });
      await (running as { engine: Engine } | null)?.engine.close();
    },
    { scope: 'worker', timeout: STARTS_WITHIN },
  ],
  server: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = dataFolder();
      const server = await startChildServer({ DATA_DIR: folder });
      await server.setClock(new Date().toISOString());
      await wakeCoach(server.url);
      await use(server);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: STARTS_WITHIN },
  ],
  resident: [async ({ server }, use) => use(await moveIn(server, ZONE)), { scope: 'worker', timeout: STARTS_WITHIN }],
  open: async ({ start, server }, use, testInfo) => {
    const opened: Screen[] = [];
    await use(async (name, size) => {
      const tab = await (await start(name)).open(SIZES[size]);
      const screen = new Screen(tab, { site: server.url, name: testInfo.title });
      opened.push(screen);
      return screen;
    });
    for (const { tab } of opened) await tab.close();
  },
});
