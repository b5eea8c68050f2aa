import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { type DeviceFacts, deviceFingerprint, deviceLabel } from './device-info.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

it.each([
  ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`],
  ['Edge on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/142.0`],
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${CHROME} Mobile Safari/537.36`],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0'],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'],
  [
    'Safari on macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15',
  ],
  [
    'Safari on iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
  ],
  [
    'Chrome on iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/142.0 Mobile Safari/604.1',
  ],
  ['Unknown on Unknown', 'curl/8.5.0'],
])('is called %s', (label, userAgent) => {
  expect(deviceLabel(userAgent)).toBe(label);
});

const facts: DeviceFacts = {
  userAgent: 'Mozilla/5.0',
  platform: 'Linux x86_64',
  language: 'en-GB',
  timezone: 'Europe/London',
  screen: '1280x860',
  colorDepth: 24,
  cookieEnabled: true,
  hardwareConcurrency: 8,
  maxTouchPoints: 0,
};

it('is the beginning of a SHA-256 over all facts', async () => {
  const text = 'Mozilla/5.0|Linux x86_64|en-GB|Europe/London|1280x860|24|true|8|0';
  expect(await deviceFingerprint(facts)).toBe(createHash('sha256').update(text).digest('hex').slice(0, 16));
});

it('is another one when any of them is another', async () => {
  const others = Object.keys(facts).map((name) => deviceFingerprint({ ...facts, [name]: 'other' }));
  const all = await Promise.all([deviceFingerprint(facts), ...others]);
  expect(new Set(all).size).toBe(all.length);
});
