import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { npmCommand, root } from '../run/bootstrap.mjs';
import { aptInstall, isExecutable, isRoot, programPath } from '../run/program-path.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

// 153 drives well with this Playwright, and needs no library of the system that a slim image lacks.
const packedChromium = '@sparticuz/chromium@153.0.0';

function installed(): string | undefined {
  return programPath(names) ?? applications.find(isExecutable) ?? playwrightsOwn();
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath();
  return isExecutable(path) ? path : undefined;
}

function downloadPlaywrights(): string | undefined {
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const flags = isRoot ? ['--with-deps'] : [];
  spawnSync(process.execPath, [cli, 'install', ...flags, 'chromium'], { stdio: 'ignore', timeout: 120_000 });
  return playwrightsOwn();
}

function unpackFromRegistry(): string | undefined {
  const folder = join(root, '.cache/chromium');
  mkdirSync(folder, { recursive: true });
  const { npm, first } = npmCommand();
  const flags = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--no-package-lock', packedChromium];
  if (spawnSync(npm, [...first, ...flags], { stdio: 'ignore', timeout: 120_000 }).status !== 0) return undefined;
  const script = "import chromium from '@sparticuz/chromium'; process.stdout.write(await chromium.executablePath());";
  const unpacked = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    encoding: 'utf8',
  });
  const path = unpacked.stdout.trim();
  return path && isExecutable(path) ? path : undefined;
}

/**
 * A Chromium for the browser tests: CHROMIUM_PATH, else one on the machine, else Debian's package when we are root, else Playwright's
 * download, else one packed for npm; undefined when there is none to be had. Each way has a time limit, so that a closed network costs minutes, not hours.
 */
export function testBrowser(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const found = installed();
  if (found) return found;
  if (aptInstall('chromium', 180_000)) return installed();
  return downloadPlaywrights() ?? unpackFromRegistry();
}
