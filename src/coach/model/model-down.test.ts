import { describe, expect, it } from 'vitest';
import { fakeProvider, getCoach, good, talk } from './model-coach.testing.ts';

const provider = fakeProvider();

describe('a provider that was down', () => {
  it('is left alone after three failures, then tried by one call', async () => {
    const { coach, calls, tick } = await getCoach(provider.it);
    provider.it.answers({ status: 500 });
    await coach.chatIdentity(talk);
    await coach.chatIdentity(talk);
    await coach.chatIdentity(talk);
    const before = provider.it.asked.length;
    expect((await coach.chatIdentity(talk)).answeredBy).toBe('basic');
    expect(provider.it.asked).toHaveLength(before);
    expect(calls.at(-1)?.outcome).toBe('resting');
    tick(30_000);
    provider.it.answers({ says: good });
    expect((await coach.chatIdentity(talk)).answeredBy).toBe('model');
    expect((await coach.chatIdentity(talk)).answeredBy).toBe('model');
  });

  it('is left alone as long as it asks for', async () => {
    const { coach, tick } = await getCoach(provider.it);
    provider.it.answers({ status: 429, headers: { 'retry-after': '60' } });
    await coach.chatIdentity(talk);
    provider.it.answers({ says: good });
    tick(59_000);
    expect((await coach.chatIdentity(talk)).answeredBy).toBe('basic');
    tick(1000);
    expect((await coach.chatIdentity(talk)).answeredBy).toBe('model');
  });

  it('is not blamed for a browser that went away', async () => {
    const { coach } = await getCoach(provider.it);
    provider.it.answers('hang');
    for (let turn = 0; turn < 4; turn += 1) {
      await expect(coach.chatIdentity(talk, { signal: AbortSignal.timeout(20) })).rejects.toThrow();
    }
    provider.it.answers({ says: good });
    expect((await coach.chatIdentity(talk)).answeredBy).toBe('model');
  });
});
