import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startBuiltServer } from '#app/testing/server/built-server.ts';
import { testBrowser } from '../check/browser.ts';

/**
 * Lighthouse over the landing page of the built program, as on a phone. It is fetched for the run: with its 150 MB it would be the
 * heaviest thing that everybody installs.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const WANTED = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;

type Report = { categories: Record<string, { score: number }>; audits: Record<string, { displayValue?: string }> };

const chrome = testBrowser();
if (!chrome) throw new Error('No browser to measure with');
const folder = mkdtempSync(join(tmpdir(), 'taylr-lighthouse-'));
const server = await startBuiltServer({ DATA_DIR: join(folder, 'data') });
try {
  const report = join(folder, 'report.json');
  const flags = ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])].join(' ');
  const settings = ['--output=json', `--output-path=${report}`, `--chrome-flags=${flags}`, '--quiet'];
  await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, `${server.url}/`, ...settings], {
    env: { ...process.env, CHROME_PATH: chrome },
    timeout: 300_000,
  });
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  for (const [name, least] of Object.entries(WANTED)) {
    const score = Math.round(100 * (categories[name]?.score ?? 0));
    console.log(`${name.padEnd(15)} ${score} (asked for ${least})`);
    if (score < least) process.exitCode = 1;
  }
  for (const name of [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ]) {
    console.log(`${name.padEnd(25)} ${audits[name]?.displayValue ?? '?'}`);
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
