import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { startBuiltServer } from '#app/testing/server/built-server.ts';
import { testBrowser } from '../scripts/check/browser.ts';
import { twentyHabits } from './page/twenty-habits.ts';

/**
 * Lighthouse over the landing page and over a dashboard of twenty habits, as on a phone: `npm run bench -- lighthouse`, after a build. It is
 * fetched for the run: with its 150 MB it would be the heaviest thing that everybody installs.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const PERFECT = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
const PAGES = [
  { name: 'landing page', isSignedIn: false, wanted: PERFECT },
  { name: 'dashboard', isSignedIn: true, wanted: { ...PERFECT, performance: 95 } },
];
const TOLD = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
];

type Audit = { score: number | null; scoreDisplayMode: string; displayValue?: string };
type Report = { categories: Record<string, { score: number }>; audits: Record<string, Audit> };

/** A browser with a profile of its own, which Lighthouse joins: a cookie sent as a header alone would measure a visitor. */
async function openBrowser(program: string, folder: string) {
  const flags = [
    '--headless=new',
    '--no-first-run',
    '--remote-debugging-port=0',
    `--user-data-dir=${folder}`,
    'about:blank',
  ];
  if (process.getuid?.() === 0) flags.unshift('--no-sandbox');
  const browser = spawn(program, flags, { stdio: 'ignore' });
  const note = join(folder, 'DevToolsActivePort');
  for (let look = 0; look < 200 && !existsSync(note); look += 1) await pause(50);
  const [port = ''] = readFileSync(note, 'utf8').split('\n');
  return { port, close: () => browser.kill() };
}

async function look(url: string, port: string, report: string): Promise<Report> {
  const settings = ['--output=json', `--output-path=${report}`, `--port=${port}`, '--quiet'];
  await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, `${url}/`, ...settings], { timeout: 300_000 });
  return JSON.parse(readFileSync(report, 'utf8')) as Report;
}

function tell(name: string, wanted: Readonly<Record<string, number>>, { categories, audits }: Report): void {
  console.log(`\n${name}`);
  for (const [category, least] of Object.entries(wanted)) {
    const score = Math.round(100 * (categories[category]?.score ?? 0));
    console.log(`${category.padEnd(25)} ${score} (asked for ${least})`);
    if (score < least) process.exitCode = 1;
  }
  for (const audit of TOLD) console.log(`${audit.padEnd(25)} ${audits[audit]?.displayValue ?? '?'}`);
  const failed = Object.entries(audits).filter(
    ([, { score, scoreDisplayMode }]) => score === 0 && scoreDisplayMode === 'binary',
  );
  if (failed.length > 0) console.log(`failed: ${failed.map(([audit]) => audit).join(', ')}`);
}

const program = testBrowser();
if (!program) throw new Error('No browser to measure with');
const folder = mkdtempSync(join(tmpdir(), 'taylr-lighthouse-'));
const server = await startBuiltServer({ DATA_DIR: join(folder, 'data') });
const cookies = await twentyHabits(server.url);
try {
  for (const { name, isSignedIn, wanted } of PAGES) {
    const { port, close } = await openBrowser(program, mkdtempSync(join(folder, 'profile-')));
    try {
      if (isSignedIn) {
        const joined = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
        await joined.contexts()[0]?.addCookies(cookies);
        await joined.close();
      }
      tell(name, wanted, await look(server.url, port, join(folder, 'report.json')));
    } finally {
      close();
    }
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
