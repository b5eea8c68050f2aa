import { expect, it } from 'vitest';
import { MESSAGE_MAX } from '#core/coaching/conversation.ts';
import { overgrown } from './growth.testing.ts';

/** One shape in this many: all of them, with GROWTH_EVERY=1, take the better part of an hour. */
const every = Number(process.env.GROWTH_EVERY ?? 23);

it('the time to read a text grows as its length does, whatever its shape, through every entry point', async () => {
  expect(await overgrown({ length: MESSAGE_MAX, every })).toEqual([]);
});
