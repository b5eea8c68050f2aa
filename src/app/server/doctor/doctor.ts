import { resolve } from 'node:path';
import type { Examined } from '#server/db/opening/examine.ts';
import { getSnapshots, madeAt } from '#server/db/snapshots/snapshots.ts';
import { keysMatch, readSettings, type Settings, StartupError } from '#server/env.ts';
import { checkDisk, checkFolder, checkPostgres } from './check-database.ts';
import { checkKey } from './check-key.ts';
import { checkAddress, checkIssuers, checkModel } from './check-network.ts';
import { type Finding, judgeClock, type OtherClock } from './finding.ts';

function checkPushKeys(settings: Settings, examined: Examined | null): Finding {
  const about = 'push';
  const { VAPID_PUBLIC_KEY, VAPID_SUBJECT, PUBLIC_URL } = settings;
  const kept = examined?.pushKeys ?? null;
  if (
    !VAPID_PUBLIC_KEY &&
    kept &&
    !keysMatch({ VAPID_PUBLIC_KEY: kept.publicKey, VAPID_PRIVATE_KEY: kept.privateKey })
  ) {
    const todo =
      'Empty the table vapid_keys: the next start makes a new pair, and devices subscribe again by themselves.';
    return { about, found: 'The two keys that are kept in the database do not belong together.', todo };
  }
  const inDatabase = kept || !settings.DATABASE_URL ? 'kept in the database' : 'made at the first start';
  const found = `The keys are ${VAPID_PUBLIC_KEY ? 'from the settings, and a pair' : inDatabase}.`;
  if (PUBLIC_URL?.startsWith('https:') || VAPID_SUBJECT) return { about, found };
  const advice =
    'Set VAPID_SUBJECT, since some push services refuse a server whose operator is unknown; browsers subscribe over https only.';
  return { about, found, advice };
}

/** The newest instant that this program has put into the name of a snapshot. */
async function newestWritten(settings: Settings): Promise<Date | null> {
  if (settings.DATABASE_URL) return null;
  const newest = (await getSnapshots(resolve(settings.DATA_DIR))).at(-1);
  return newest ? new Date(madeAt(newest)) : null;
}

async function lookAtAll(settings: Settings, now: () => Date): Promise<Finding[]> {
  const folder = resolve(settings.DATA_DIR);
  const began = now().getTime();
  const [database, issuers, model, address] = await Promise.all([
    settings.DATABASE_URL
      ? checkPostgres(settings.DATABASE_URL)
      : checkFolder(folder, now()).then((finding) => ({ finding, examined: null })),
    checkIssuers(settings, now),
    checkModel(settings, now),
    checkAddress(settings, now),
  ]);
  const { examined } = database;
  const clocks: OtherClock[] = [...issuers.map(({ clock }) => clock), model.clock].filter((clock) => clock !== null);
  if (examined) {
    // It was asked some time between the two: a difference of that long says nothing.
    const ahead = Math.max(0, began - examined.clock) + Math.min(0, now().getTime() - examined.clock);
    clocks.unshift({ whose: 'the database', ahead });
  }
  return [
    database.finding,
    ...(settings.DATABASE_URL ? [] : [checkDisk(folder)]),
    judgeClock(now(), clocks, await newestWritten(settings)),
    checkKey(settings, examined?.secrets ?? new Map()),
    checkPushKeys(settings, examined),
    ...issuers.map(({ finding }) => finding),
    model.finding,
    address,
  ];
}

/** Looks at all that a server needs, without changing anything; every wait has a limit. `now` is the clock that is examined. */
export async function examine(env: Record<string, string | undefined>, now: () => Date): Promise<Finding[]> {
  let settings: Settings;
  try {
    settings = readSettings(env);
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    const todo = 'Correct them (docs/settings.md); the rest is looked at once they are right.';
    return [{ about: 'settings', found: error.message, todo }];
  }
  return [{ about: 'settings', found: 'They can be read, and go together.' }, ...(await lookAtAll(settings, now))];
}

/** The findings as lines for a terminal, and the exit code: 1 when something has to be done. */
export function report(findings: readonly Finding[]): { lines: string[]; exitCode: 0 | 1 } {
  const wrong = findings.filter(({ todo }) => todo !== undefined).length;
  const lines = findings.flatMap(({ about, found, todo, advice }) => [
    `${todo ? 'WRONG' : advice ? 'note ' : 'ok   '}  ${about.padEnd(9)} ${found}`,
    ...[todo ?? advice].filter((line) => line !== undefined).map((line) => `${' '.repeat(17)}${line}`),
  ]);
  const closing = wrong === 0 ? 'Nothing stands in the way of a server.' : `${wrong} of ${findings.length} to mend.`;
  return { lines: [...lines, '', closing], exitCode: wrong === 0 ? 0 : 1 };
}
