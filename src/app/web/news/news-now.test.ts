import { describe, expect, it } from 'vitest';
import { newsNow, type Version } from './news-now.ts';

const of = (version: string, day: string): Version => ({
  version,
  day,
  changes: [{ name: 'Wins', text: 'A vote flies.' }],
});
const versions = [of('0.3.0', '2026-11-23'), of('0.2.0', '2026-05-01')];
const told = (change: Partial<Parameters<typeof newsNow>[0]> = {}) =>
  newsNow({ versions, seen: null, joinedAt: '2026-03-04T12:00:00Z', now: new Date('2026-11-25T08:00:00Z'), ...change })
    ?.version ?? null;

describe('what is new', () => {
  it('is told of the newest version to who was here before it, until it is sent away', () => {
    expect(told()).toBe('0.3.0');
    expect(told({ seen: '0.2.0' })).toBe('0.3.0');
    expect(told({ seen: '0.3.0' })).toBeNull();
  });

  it('is told to no newcomer, not after two months, and not before there was an upgrade', () => {
    expect(told({ joinedAt: '2026-11-23T00:00:00Z' })).toBeNull();
    expect(told({ joinedAt: '2026-11-22T23:59:59Z' })).toBe('0.3.0');
    expect(told({ now: new Date('2027-01-22T00:00:00Z') })).toBe('0.3.0');
    expect(told({ now: new Date('2027-01-22T00:00:01Z') })).toBeNull();
    expect(told({ versions: [] })).toBeNull();
  });
});
