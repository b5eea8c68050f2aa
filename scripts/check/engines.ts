import { globSync } from 'node:fs';
import { testBrowser } from './browser.ts';
import { aptInstall, programPath } from '../run/program-path.ts';

/** A kind of browser that the journeys run in, by its project in playwright.config.ts; `env` says where its programs are. */
export type TestEngine = { name: 'chromium' | 'firefox' | 'webkit'; env: Record<string, string> | undefined };

/** Milliseconds that the installation of a package may take. */
const INSTALLED_WITHIN = 180_000;

/** The program, which a package of Debian brings where it is missing and may be installed. */
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

/** Every kind of browser, looked for on the machine and installed where that is possible; `env` is undefined where there is none to be had. */
export function testEngines(): TestEngine[] {
  return [
    { name: 'chromium', env: chromium() },
    { name: 'firefox', env: firefox() },
    { name: 'webkit', env: webkit() },
  ];
}
