import { describe, expect, it, vi } from 'vitest';
import { createAnalytics } from './analytics.ts';

function surroundings(given: { key?: string; host?: string; doNotTrack?: string | null } = {}) {
  const told: string[] = [];
  const load = vi.fn(async () => ({
    identify: (userId: string) => void told.push(`identify ${userId}`),
    reset: () => void told.push('reset'),
  }));
  const { key, host, doNotTrack = null } = given;
  return { analytics: createAnalytics({ key, host, doNotTrack, load }), load, told };
}

const CONFIGURED = { key: 'phc_1', host: 'https://eu.i.posthog.com' };
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('analytics', () => {
  it.each([
    ['without a key', {}],
    ['with an empty one', { key: '', host: 'https://eu.i.posthog.com' }],
    ['for somebody who asks not to be tracked', { ...CONFIGURED, doNotTrack: '1' }],
  ])('loads and tells nothing %s', async (_when, given) => {
    const { analytics, load, told } = surroundings(given);
    analytics.identify('u1');
    analytics.reset();
    await settled();
    expect(load).not.toHaveBeenCalled();
    expect(told).toEqual([]);
  });

  it('tells who is here, and that they left, in that order', async () => {
    const { analytics, load, told } = surroundings(CONFIGURED);
    analytics.identify('u1');
    analytics.reset();
    await settled();
    expect(load).toHaveBeenCalledExactlyOnceWith(CONFIGURED);
    expect(told).toEqual(['identify u1', 'reset']);
  });

  it('goes on without a tool that cannot be loaded', async () => {
    const blocked = { ...CONFIGURED, doNotTrack: null, load: () => Promise.reject(new Error('blocked')) };
    const analytics = createAnalytics(blocked);
    expect(() => analytics.identify('u1')).not.toThrow();
    await settled();
  });
});
