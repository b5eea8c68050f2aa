import { OWN_DATA } from '#core/data-export/data-export.ts';
import { Preferences } from '#features/preferences/contract.ts';
import type { OwnedTable } from '#server/user-rows/owned-table.ts';
import type { CurrentUser } from '#server/session/session.ts';
import type { DataExportFile } from '../data-export-file.ts';
import { filesJson } from './files-json.ts';
import {
  anyPages,
  checkInPages,
  conversationPages,
  goalPages,
  hardDayPages,
  identityPages,
  isOfFiles,
  memoryPages,
  otherTables,
  pausePages,
  planPages,
  reviewPages,
} from './queries.ts';

/** A record as serialised: instants are strings. */
type Written<T> = T extends Date
  ? string
  : T extends string | number | boolean | null
    ? T
    : { [K in keyof T]: Written<T[K]> };

const bare = <T extends { userId: string }>({ userId: _owner, ...rest }: T): Omit<T, 'userId'> => rest;

type Lists = Pick<
  DataExportFile,
  'goals' | 'identities' | 'plans' | 'checkIns' | 'reviews' | 'pauses' | 'hardDays' | 'conversations' | 'memories'
>;
/** What makes the records of each list, a page at a time. The type holds every record to the published format. */
type Makers = { [K in keyof Lists]: (userId: string) => AsyncGenerator<Lists[K][number][]> };

/** Maps pages of rows to pages of records. */
async function* mapped<R, T>(pages: AsyncIterable<R[]>, record: (row: R) => T): AsyncGenerator<Written<T>[]> {
  // Dates become texts as JSON writes them.
  for await (const page of pages) yield page.map((row) => record(row) as Written<T>);
}

const LISTS: Makers = {
  goals: (userId) => mapped(goalPages(userId), bare),
  identities: (userId) =>
    mapped(identityPages(userId), ({ identity, schedule }) => ({
      ...bare(identity),
      schedule: schedule && {
        weekStartDay: schedule.weekStartDay,
        checkInDays: schedule.checkInDays as (typeof schedule.weekStartDay)[],
        isActive: schedule.isActive,
      },
    })),
  plans: (userId) =>
    mapped(planPages(userId), ({ plan, habits: own }) => ({
      ...bare(plan),
      habits: own.map(({ habitPlanId: _plan, ...habit }) => bare(habit)),
    })),
  checkIns: (userId) =>
    mapped(checkInPages(userId), ({ checkIn, completions }) => ({
      ...bare(checkIn),
      completions: completions.map(({ of: _habit, ...completion }) => completion),
    })),
  reviews: (userId) => mapped(reviewPages(userId), bare),
  pauses: (userId) => mapped(pausePages(userId), bare),
  hardDays: (userId) => mapped(hardDayPages(userId), bare),
  conversations: (userId) =>
    mapped(conversationPages(userId), ({ conversation, messages }) => ({
      ...bare(conversation),
      messages: messages.map(({ id, role, content, timestamp }) => ({ id, role, content, timestamp })),
    })),
  memories: (userId) => mapped(memoryPages(userId), bare),
};

function head({ row, preferences }: CurrentUser, now: Date): Omit<DataExportFile, keyof Lists | 'others'> {
  return {
    format: OWN_DATA.format,
    version: OWN_DATA.version,
    exportedAt: now.toISOString(),
    account: {
      id: row.id,
      email: row.email,
      firstName: row.firstName,
      lastName: row.lastName,
      profileImageUrl: row.profileImageUrl,
      authProvider: row.authProvider,
      isGuest: row.isGuest,
      aiInteractionsCount: row.aiInteractionsCount,
      createdAt: row.createdAt.toISOString(),
      lastActiveAt: row.lastActiveAt.toISOString(),
    },
    preferences: { ...Preferences.parse(preferences), browserTimezone: preferences.browserTimezone },
  };
}

/** A list of records as JSON, one a line. */
async function* listed(pages: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const page of pages) {
    yield `${isFirst ? '' : ','}\n${page.map((record) => JSON.stringify(record)).join(',\n')}`;
    isFirst = false;
  }
}

/** Everything that a user owns, as the JSON text of the published format, in pieces. Runs in a snapshot. */
export async function* dataExportJson(
  user: CurrentUser,
  { ownedTables, now }: { ownedTables: readonly OwnedTable[]; now: Date },
): AsyncGenerator<string> {
  yield JSON.stringify(head(user, now)).slice(0, -1);
  for (const [name, make] of Object.entries(LISTS)) {
    yield `,\n"${name}":[`;
    yield* listed(make(user.id));
    yield ']';
  }
  yield ',\n"others":{';
  let separator = '';
  for (const { name, table } of otherTables(ownedTables)) {
    yield `${separator}\n${JSON.stringify(name)}:[`;
    const pages = anyPages(user.id, table);
    yield* isOfFiles(table) ? filesJson(user.id, pages) : listed(pages);
    yield ']';
    separator = ',';
  }
  yield '}}\n';
}
