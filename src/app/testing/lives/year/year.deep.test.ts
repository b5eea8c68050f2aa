import { expect, it } from 'vitest';
import { seed } from '#core/properties.testing.ts';
import { freshServer } from '#app/testing/server/test-server.ts';
import { signIn } from '#app/testing/world/sign-in.ts';
import { liveYear } from './live-year.ts';

it('a year of ticks from five sources, two devices and two zones: every figure is what was lived', async () => {
  const server = await freshServer();
  const person = { name: 'Ada Byron', email: 'ada.year@example.com' };
  const [phone, laptop] = [server.visitor(), server.visitor()];
  for (const client of [phone, laptop]) await signIn(client, person);
  const clients = { phone, laptop, visitor: server.visitor(), other: await server.guest() };
  const { found, compared, counts } = await liveYear(clients, seed);
  expect(found).toEqual([]);
  expect(compared).toBeGreaterThan(10_000);
  for (const [what, count] of Object.entries(counts)) expect(count, what).toBeGreaterThan(5);
});
