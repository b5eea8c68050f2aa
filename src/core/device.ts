/** The first that fits: an Edge calls itself Chrome and Safari too, and a Chrome calls itself Safari. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\b(Linux|X11|CrOS)\b/, 'Linux'],
];

const nameIn = (names: typeof BROWSERS, text: string) => names.find(([sign]) => sign.test(text))?.[1] ?? 'Unknown';

/** What a browser calls itself, in the few words by which a person knows a device again: `Firefox on Windows`. */
export function deviceLabel(userAgent: string): string {
  return `${nameIn(BROWSERS, userAgent)} on ${nameIn(SYSTEMS, userAgent)}`;
}
