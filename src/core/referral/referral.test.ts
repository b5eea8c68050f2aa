import { describe, expect, it } from 'vitest';
import { codeFrom, conversionRate, isKnownBot, readCode } from './referral.ts';

describe('a code', () => {
  it('has eight signs, none of which looks like another', () => {
    const code = codeFrom(Array.from({ length: 248 }, (_none, at) => at).slice(40));
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
    const all = new Set(Array.from({ length: 248 }, (_none, at) => codeFrom(Array.from({ length: 8 }, () => at))?.[0]));
    expect([...all].toSorted().join('')).toBe('23456789ABCDEFGHJKMNPQRSTUVWXYZ');
  });

  it('has each sign equally often: bytes past the last whole round are left out', () => {
    expect(codeFrom([255, 254, 248, 0, 1, 2, 3, 4, 5, 6, 7])).toBe('23456789');
    expect(codeFrom([255, 0, 1, 2, 3, 4, 5, 6])).toBeNull();
  });

  it.each([
    [' k7pm2xwd ', 'K7PM2XWD'],
    ['K7PM2XWD', 'K7PM2XWD'],
    ['K7PM2XW', null],
    ['K7PM2XWDA', null],
    ['K7PM2XW0', null],
    ['K7PM2XWI', null],
    ['', null],
  ])('%j is read as %s', (text, code) => {
    expect(readCode(text)).toBe(code);
  });
});

describe('the conversion rate', () => {
  it.each([
    [0, 0, 0],
    [3, 0, 0],
    [3, 1, 33],
    [3, 2, 67],
    [3, 3, 100],
    // Two friends came by a link whose click was not counted.
    [1, 2, 100],
    [0, 1, 100],
  ])('of %i clicks and %i friends is %i percent', (clicks, conversions, rate) => {
    expect(conversionRate({ clicks, conversions })).toBe(rate);
  });
});

describe('a known bot', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'facebookexternalhit/1.1',
    'WhatsApp/2.23.20.0',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'TelegramBot (like TwitterBot)',
    'Baiduspider/2.0',
  ])('is seen in %s', (userAgent) => {
    expect(isKnownBot(userAgent)).toBe(true);
  });

  it.each([
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Linux; Android 14; CUBOT X70) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    'node',
    '',
  ])('is not seen in %s', (userAgent) => {
    expect(isKnownBot(userAgent)).toBe(false);
  });
});
