import { rmSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { type ChildServer, startChildServer } from '#server/testing/child-server.ts';
import { dataFolder } from '../data-folder.ts';
import { startChromium } from './chromium.ts';
import { startFirefox } from './firefox.ts';
import { moveIn, type Resident } from './people.ts';
import { Screen } from './screen.ts';
import type { Engine, Size } from './tab.ts';
import { startWebKit } from './webkit.ts';

export { expect } from '@playwright/test';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

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
export const ZONE = zoneAtNoon();

const path = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} must say where the program is`);
  return value;
};

/** Milliseconds that a browser or the server may take to start on a busy machine. */
const STARTS_WITHIN = 180_000;

type Worker = { engineName: EngineName; engine: Engine; server: ChildServer; resident: Resident };
type Each = { open: (size: SizeName) => Promise<Screen> };

/** Playwright's runner with a browser of any kind, and a server whose clock can be set back. */
export const test = base.extend<Each, Worker>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName, launchOptions }, use) => {
      const env = { TZ: ZONE };
      const start = {
        chromium: () => startChromium(launchOptions, env),
        firefox: () => startFirefox(path('FIREFOX_PATH'), env),
        webkit: () =>
          startWebKit(
            { driver: path('WEBKIT_DRIVER_PATH'), browser: path('MINIBROWSER_PATH'), display: path('XVFB_PATH') },
            env,
          ),
      };
      const engine = await start[engineName]();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: STARTS_WITHIN },
  ],
  server: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = dataFolder();
      const server = await startChildServer({ DATA_DIR: folder });
      await server.setClock(new Date().toISOString());
      await use(server);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: STARTS_WITHIN },
  ],
  resident: [async ({ server }, use) => use(await moveIn(server, ZONE)), { scope: 'worker', timeout: STARTS_WITHIN }],
  open: async ({ engine, engineName, server }, use, testInfo) => {
    const opened: Screen[] = [];
    await use(async (size) => {
      const tab = await engine.open(SIZES[size]);
      const screen = new Screen(tab, { site: server.url, name: `${engineName}-${testInfo.titlePath.slice(-1)[0]}` });
      opened.push(screen);
      return screen;
    });
    for (const { tab } of opened) await tab.close();
  },
});
