import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PATIENCE, pageAnswer } from './page-answer.ts';

const page = (text: string, status = 200) => new Response(text, { status });
const kept = async () => page('kept');
const nothing = async () => undefined;
/** Nobody is signed in, or a newer build waits. */
const isKeptCurrent = async () => false;
const never = () => new Promise<Response>(() => undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['what the network answers', async () => page('fresh'), kept, 'fresh'],
  ['a not-found page of the network', async () => page('not found', 404), kept, 'not found'],
  ['the kept page when the network is away', () => Promise.reject(new TypeError('Failed to fetch')), kept, 'kept'],
  ['the kept page when the server is in trouble', async () => page('bad gateway', 502), kept, 'kept'],
  ["the server's trouble when nothing is kept", async () => page('bad gateway', 502), nothing, 'bad gateway'],
])('shows %s', async (_what, fromNetwork, keptPage, text) => {
  expect(await (await pageAnswer({ fromNetwork, kept: keptPage, isKeptCurrent })).text()).toBe(text);
});

it('waits for the network no longer than its patience', async () => {
  const answer = pageAnswer({ fromNetwork: never, kept, isKeptCurrent });
  const shown = vi.fn<(answer: Response) => void>();
  void answer.then(shown);
  await vi.advanceTimersByTimeAsync(PATIENCE - 1);
  expect(shown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await (await answer).text()).toBe('kept');
});

it('waits on for a slow network when nothing is kept', async () => {
  const slow = () => new Promise<Response>((resolve) => setTimeout(resolve, 2 * PATIENCE, page('late')));
  const answer = pageAnswer({ fromNetwork: slow, kept: nothing, isKeptCurrent });
  await vi.advanceTimersByTimeAsync(2 * PATIENCE);
  expect(await (await answer).text()).toBe('late');
});

it('fails as the network does when nothing is kept', async () => {
  const away = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(pageAnswer({ fromNetwork: away, kept: nothing, isKeptCurrent })).rejects.toThrow('Failed to fetch');
});

it('shows the kept page without a word to the network where it is current', async () => {
  const fromNetwork = vi.fn(never);
  const answer = await pageAnswer({ fromNetwork, kept, isKeptCurrent: async () => true });
  expect(await answer.text()).toBe('kept');
  expect(fromNetwork).not.toHaveBeenCalled();
});

it.each<[why: string, keptPage: () => Promise<Response | undefined>, isCurrent: () => Promise<boolean>]>([
  ['nothing is kept', nothing, async () => true],
  ['it cannot be told', kept, () => Promise.reject(new Error('no storage'))],
])('asks the network when %s', async (_why, keptPage, isCurrent) => {
  const answer = await pageAnswer({ fromNetwork: async () => page('fresh'), kept: keptPage, isKeptCurrent: isCurrent });
  expect(await answer.text()).toBe('fresh');
});
