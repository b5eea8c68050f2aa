import { expect, it } from 'vitest';
import { liveThrough } from '#app/testing/lives/live-through.ts';
import { LIVES } from '#app/testing/lives/lives.ts';
import { freshServer } from '#app/testing/server/test-server.ts';

it.each(LIVES)('ten weeks of $name: every figure is what was lived', async (life) => {
  const server = await freshServer();
  const clients = { one: await server.guest(life.zones[0]?.zone), other: await server.guest() };
  const { found, compared } = await liveThrough(clients, life);
  expect(found).toEqual([]);
  expect(compared).toBeGreaterThan(1000);
});
