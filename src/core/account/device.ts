/** The first that fits: an Edge calls itself Chrome and Safari too, and a Chrome calls itself Safari. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\b(Linux|X11|CrOS)\b/, 'Linux'],
];

const UNKNOWN = 'Unknown';

const nameIn = (names: typeof BROWSERS, text: string) => names.find(([sign]) => sign.test(text))?.[1] ?? UNKNOWN;

/** Browser and system from a user agent, in words by which people recognise their device: `Firefox on Windows`; null when neither is known. */
export function deviceLabel(userAgent: string): string | null {
  const [browser, system] = [nameIn(BROWSERS, userAgent), nameIn(SYSTEMS, userAgent)];
  return browser === UNKNOWN && system === UNKNOWN ? null : `${browser} on ${system}`;
}
