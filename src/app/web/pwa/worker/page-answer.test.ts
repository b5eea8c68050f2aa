import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PATIENCE, pageAnswer } from './page-answer.ts';

const page = (text: string, status = 200) => new Response(text, { status });
const kept = async () => page('kept');
const nothing = async () => undefined;
/** Nobody is signed in, or a newer build waits. */
const current = nothing;
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
  expect(await (await pageAnswer({ fromNetwork, kept: keptPage, current })).text()).toBe(text);
});

it('waits for the network no longer than its patience', async () => {
  const answer = pageAnswer({ fromNetwork: never, kept, current });
  const shown = vi.fn<(answer: Response) => void>();
  void answer.then(shown);
  await vi.advanceTimersByTimeAsync(PATIENCE - 1);
  expect(shown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await (await answer).text()).toBe('kept');
});

it('waits on for a slow network when nothing is kept', async () => {
  const slow = () => new Promise<Response>((resolve) => setTimeout(resolve, 2 * PATIENCE, page('late')));
  const answer = pageAnswer({ fromNetwork: slow, kept: nothing, current });
  await vi.advanceTimersByTimeAsync(2 * PATIENCE);
  expect(await (await answer).text()).toBe('late');
});

it('fails as the network does when nothing is kept', async () => {
  const away = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(pageAnswer({ fromNetwork: away, kept: nothing, current })).rejects.toThrow('Failed to fetch');
});

it('shows the kept page without a word to the network where it is current', async () => {
  const fromNetwork = vi.fn(never);
  const answer = await pageAnswer({ fromNetwork, kept: nothing, current: kept });
  expect(await answer.text()).toBe('kept');
  expect(fromNetwork).not.toHaveBeenCalled();
});

it.each<[why: string, current: () => Promise<Response | undefined>]>([
  ['nothing is kept', nothing],
  ['it cannot be told', () => Promise.reject(new Error('no storage'))],
])('asks the network when %s', async (_why, none) => {
  const answer = await pageAnswer({ fromNetwork: async () => page('fresh'), kept, current: none });
  expect(await answer.text()).toBe('fresh');
});
