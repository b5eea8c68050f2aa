import { type BuiltServer, startBuiltServer } from '#app/testing/server/built-server.ts';
import { freePort } from '#app/testing/server/free-port.ts';
import { broken, type Seen, startPeople } from './people.ts';
import { CUT_OFF, startProxy } from './proxy.ts';
import { idsOn } from './rows.ts';

export const PEOPLE = 8;

/** Waits for the moment of the next kill; false when there is none any more. */
type UntilNext = (so: { readonly seen: Seen; readonly kills: number }) => Promise<boolean>;

export type Lived = { readonly kills: number; readonly seen: Seen; readonly broken: readonly unknown[] };

/**
 * Two servers behind a proxy, with people at work; one after the other is killed, as by a power cut, and started again. Answers what was seen,
 * and what of it does not stand in the database.
 */
export async function liveThroughKills(
  databaseUrl: string,
  { untilNext, tell = () => {} }: { untilNext: UntilNext; tell?: (line: string) => void },
): Promise<Lived> {
  const ports = [await freePort(), await freePort()];
  const start = (port: number) => startBuiltServer({ DATABASE_URL: databaseUrl, PORT: String(port) });
  const servers: BuiltServer[] = [];
  for (const port of ports) servers.push(await start(port));
  const proxy = await startProxy(servers.map(({ url }) => url));
  const people = startPeople(PEOPLE, {
    address: () => proxy.url,
    isLater: ({ status, headers }) => status === 502 && headers.has(CUT_OFF),
  });
  let kills = 0;
  const { seen } = people;
  try {
    while (seen.wrong.length === 0 && (await untilNext({ seen, kills }))) {
      const which = kills % ports.length;
      await servers[which]?.kill();
      kills += 1;
      servers[which] = await start(ports[which] as number);
      tell(`kill ${kills}: ${seen.checkIns.length} check-ins acknowledged, ${seen.later} requests cut off`);
    }
  } finally {
    await people.stop();
    await proxy.stop();
    await Promise.all(servers.map((server) => server.stop()));
  }
  return { kills, seen, broken: await broken(seen, idsOn(databaseUrl)) };
}
