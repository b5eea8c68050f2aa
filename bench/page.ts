import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { type BuiltServer, startBuiltServer } from '#app/testing/server/built-server.ts';
import { testBrowser } from '../scripts/check/browser.ts';
import { root } from '../scripts/run/bootstrap.mjs';
import { startFloor } from './page/floor.ts';
import { HABITS, twentyHabits } from './page/twenty-habits.ts';
import { PHONE, type Visit, visit } from './page/visit.ts';

/**
 * What a visit costs on a slow phone: `npm run bench -- page [runs] [main.js of another build]…`, after a build. Every build takes its turn in each
 * round, beside the floor: on a busy machine only what was measured together can be compared. `REQUESTS=1` names each request.
 */

const [runs = '3', ...others] = process.argv.slice(2);

type Build = {
  name: string;
  server: BuiltServer;
  folder: string;
  cookies: { name: string; value: string; url: string }[];
};

async function open(main: string): Promise<Build> {
  const folder = mkdtempSync(join(tmpdir(), 'taylr-bench-'));
  const server = await startBuiltServer({ DATA_DIR: folder }, main);
  return { name: main, server, folder, cookies: await twentyHabits(server.url) };
}

/** One signed-in person's first and second visit, and a stranger's to the landing page. */
async function round(browser: Browser, { server: { url }, cookies }: Build): Promise<Record<string, Visit>> {
  const phone = { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
  const own = await browser.newContext(phone);
  await own.addCookies(cookies);
  const cold = await visit(own, `${url}/`, HABITS[0]);
  const warm = await visit(own, `${url}/`, HABITS[0]);
  await own.close();
  const stranger = await browser.newContext(phone);
  const landing = await visit(stranger, `${url}/`, null);
  await stranger.close();
  return { cold, warm, landing };
}

const median = (figures: readonly number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

function summary(visits: readonly Visit[], floor: number) {
  const of = (part: keyof Visit) => median(visits.map((one) => one[part]));
  return {
    'seen, ms': Math.round(of('seen')),
    'usable, ms': Math.round(of('usable')),
    'app ready, ms': Math.round(of('ready')),
    'of the floor': Number((of('usable') / floor).toFixed(2)),
    'longest task, ms': Math.round(of('longestTask')),
    'layout shift': Number(of('shift').toFixed(4)),
    'requests until usable': of('requests'),
    'requests in all': of('requestsInAll'),
    'scripts and styles, KB': Number((of('scriptsAndStyles') / 1024).toFixed(1)),
    'fonts, KB': Number((of('fonts') / 1024).toFixed(1)),
  };
}

const executablePath = testBrowser();
const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) });
const floor = await startFloor();
const builds: Build[] = [];
try {
  for (const main of [join(root, 'dist/server/main.js'), ...others.map((other) => resolve(other))]) {
    builds.push(await open(main));
  }
  const floors: number[] = [];
  const seen = builds.map((): Record<string, Visit>[] => []);
  for (let run = 0; run < Number(runs); run += 1) {
    const context = await browser.newContext({ viewport: { width: 375, height: 812 } });
    floors.push((await visit(context, floor.url, floor.habit)).usable);
    await context.close();
    for (const [nth, build] of builds.entries()) seen[nth]?.push(await round(browser, build));
  }
  console.log(
    `${PHONE.cpu} × CPU, ${PHONE.down / 1e6} Mbit/s, ${PHONE.latency} ms; the floor takes ${Math.round(median(floors))} ms`,
  );
  for (const [nth, { name }] of builds.entries()) {
    const rounds = seen[nth] ?? [];
    console.log(name);
    console.table(
      Object.fromEntries(
        Object.keys(rounds[0] ?? {}).map((page) => [
          page,
          summary(
            rounds.map((one) => one[page] as Visit),
            median(floors),
          ),
        ]),
      ),
    );
  }
} finally {
  await browser.close();
  floor.stop();
  for (const { server, folder } of builds) {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
