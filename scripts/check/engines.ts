import { globSync } from 'node:fs';
import { testBrowser } from './browser.ts';
import { aptInstall, programPath } from '../run/program-path.ts';

/** A browser engine for the journeys, by its project in playwright.config.ts; `env` holds the paths of its programs. */
export type TestEngine = { name: 'chromium' | 'firefox' | 'webkit'; env: Record<string, string> | undefined };

/** Milliseconds that the installation of a package may take. */
const INSTALLED_WITHIN = 180_000;

/** Path of the program; installs its Debian package if it is missing and we may. */
function found(look: () => string | undefined, debianPackage: string): string | undefined {
  return look() ?? (aptInstall(debianPackage, INSTALLED_WITHIN) ? look() : undefined);
}

const miniBrowser = () => globSync('/usr/lib*/{*/,}webkit2gtk-4*/MiniBrowser')[0];

function webkit(): Record<string, string> | undefined {
  const driver = found(() => programPath(['WebKitWebDriver']), 'webkit2gtk-driver');
  const display = driver && found(() => programPath(['Xvfb']), 'xvfb');
  const browser = display && miniBrowser();
  return browser ? { WEBKIT_DRIVER_PATH: driver, XVFB_PATH: display, MINIBROWSER_PATH: browser } : undefined;
}

function firefox(): Record<string, string> | undefined {
  const path = process.env.FIREFOX_PATH ?? found(() => programPath(['firefox-esr', 'firefox']), 'firefox-esr');
  return path ? { FIREFOX_PATH: path } : undefined;
}

function chromium(): Record<string, string> | undefined {
  const path = testBrowser();
  return path ? { CHROMIUM_PATH: path } : undefined;
}

/** All browser engines, found or installed on this machine; `env` is undefined when one is unavailable. */
export function testEngines(): TestEngine[] {
  return [
    { name: 'chromium', env: chromium() },
    { name: 'firefox', env: firefox() },
    { name: 'webkit', env: webkit() },
  ];
}
