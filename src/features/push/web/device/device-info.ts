const BROWSERS: readonly [name: string, mark: RegExp][] = [
  // Each also calls itself by the names below it.
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\/|Chromium\//],
  ['Safari', /Safari\//],
];

const SYSTEMS: readonly [name: string, mark: RegExp][] = [
  ['iOS', /iPhone|iPad|iPod/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh|Mac OS X/],
  ['Linux', /Linux|X11/],
];

const nameIn = (names: readonly [string, RegExp][], userAgent: string) =>
  names.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'Unknown';

/** A readable device name: `Firefox on Windows`. */
export function deviceLabel(userAgent: string): string {
  return `${nameIn(BROWSERS, userAgent)} on ${nameIn(SYSTEMS, userAgent)}`;
}

/** The browser's information about its device. */
export type DeviceFacts = {
  userAgent: string;
  platform: string;
  language: string;
  timezone: string;
  screen: string;
  colorDepth: number;
  cookieEnabled: boolean;
  hardwareConcurrency: number;
  maxTouchPoints: number;
};

/** The facts of this device; `screen` is `375x812`. */
export function deviceFacts(): DeviceFacts {
  const { userAgent, platform, language, cookieEnabled, hardwareConcurrency, maxTouchPoints } = navigator;
  return {
    userAgent,
    platform,
    language,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    screen: `${screen.width}x${screen.height}`,
    colorDepth: screen.colorDepth,
    cookieEnabled,
    hardwareConcurrency,
    maxTouchPoints,
  };
}

/**
 * The first 16 hexadecimal characters of a SHA-256 over the facts: tells the devices of one person apart. It changes with the browser's version, with a
 * journey, or with another screen; the server then moves the subscription over to it. Rejects on plain http, where browsers neither hash nor push.
 */
export async function deviceFingerprint(facts: DeviceFacts): Promise<string> {
  const { userAgent, platform, language, timezone, ...rest } = facts;
  const told = [userAgent, platform, language, timezone, rest.screen, rest.colorDepth, rest.cookieEnabled];
  const text = [...told, rest.hardwareConcurrency, rest.maxTouchPoints].join('|');
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash.slice(0, 8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
