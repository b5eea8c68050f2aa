import { describe, expect, it } from 'vitest';
import { providerFailure, SlowProvider } from './provider-failure.ts';

const answered = (statusCode: number, responseHeaders: Record<string, string> = {}) => ({
  statusCode,
  responseHeaders,
});

describe("a provider's failure", () => {
  it.each([
    [429, 'limited', false, false],
    [402, 'limited', false, false],
    [401, 'refused', false, true],
    [403, 'refused', false, true],
    [404, 'refused', false, true],
    [400, 'refused', true, false],
    [422, 'refused', true, false],
    [408, 'unavailable', true, false],
    [500, 'unavailable', true, false],
    [529, 'unavailable', true, false],
  ])('with status %d is %s', (status, kind, mayRetry, isLasting) => {
    expect(providerFailure(answered(status))).toEqual({ kind, mayRetry, isLasting, retryAfter: null });
  });

  it('without a status is a broken connection', () => {
    expect(providerFailure(new TypeError('fetch failed'))).toMatchObject({ kind: 'unavailable', mayRetry: true });
    expect(providerFailure(undefined)).toMatchObject({ kind: 'unavailable' });
  });

  it('by time is not tried again', () => {
    expect(providerFailure(new SlowProvider())).toMatchObject({ kind: 'timeout', mayRetry: false });
  });

  it.each([
    [{ 'retry-after': '7' }, 7000],
    [{ 'retry-after-ms': '250', 'retry-after': '7' }, 250],
    [{ 'retry-after': 'Wed, 04 Mar 2026 12:00:30 GMT', date: 'Wed, 04 Mar 2026 12:00:00 GMT' }, 30_000],
    [{ 'retry-after': 'Wed, 04 Mar 2026 11:00:00 GMT', date: 'Wed, 04 Mar 2026 12:00:00 GMT' }, 0],
    [{ 'retry-after': 'soon' }, null],
    [{ 'retry-after': '-5' }, 0],
  ] as [Record<string, string>, number | null][])('says how long to wait: %j', (headers, retryAfter) => {
    expect(providerFailure(answered(503, headers)).retryAfter).toBe(retryAfter);
  });
});
