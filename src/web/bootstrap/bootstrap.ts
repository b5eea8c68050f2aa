import { notifyManager, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import { isNewcomer } from '#core/identity/journey.ts';
import { isUnreachable } from '#core/network/unreachable.ts';
import { type Answer, callTagged, hasStatus, responseInfo, getKey } from '#web/api/api.ts';
import { forgetSession } from '#web/kept-session.ts';
import { setStoredAt, storedAt } from '#web/device/waiting.ts';
import { queryClient } from '#web/query-client.ts';
import { dayNow } from './day-now.ts';
import { storedDay } from './stored-day.ts';
import { loseSession } from '#web/lost-session.ts';

/** All that the first screen needs, in one answer. */
export type Bootstrap = Answer<'GET /api/bootstrap'>;

/** A tap on a circle before the app was there, which shows its tick since. */
export type EarlyTap = {
  habitId: string;
  userId: string;
  date: CalendarDay;
  isTicked: boolean;
  /** Its note, which the device keeps; null of an amount, of which nothing shows yet. */
  early: { key: string; madeAt: string; kept: Promise<unknown> } | null;
};

declare global {
  /** What start.js has begun before the app's scripts were there. */
  var taylrStart: { answer: Promise<Response> | undefined; taps: EarlyTap[]; onTap?: () => void } | undefined;
}

/** The response to the request that start.js has sent, once. */
function earlyAnswer(): Promise<Response> | undefined {
  const start = globalThis.taylrStart;
  const early = start?.answer;
  if (start) start.answer = undefined;
  return early;
}

const hasCookie = (cookie: string) => document.cookie.split('; ').includes(cookie);

/** True while this browser may hold a session: without the readable cookie no request is needed. */
const mayBeSignedIn = () => hasCookie('signed_in=1');

/** A session without a response yet may belong to another person than the stored data. */
const NEW_SESSION = 'new_session';

let withNotes = <B extends Bootstrap>(bootstrap: B): B => bootstrap;

/** From now on shows the server's data with the notes that it does not have yet. */
export function showNotes(rule: typeof withNotes): void {
  withNotes = rule;
}

/** Fills the caches with all that a note of a habit changes, and with what was noted since. */
export function seedDay(client: QueryClient, bootstrap: Bootstrap): void {
  const { currentHabits, dailyStatus, weeklyTracking, stats, evidence, reviewStandings } = withNotes(bootstrap);
  client.setQueryData(getKey('GET /api/habits/all-current'), currentHabits);
  client.setQueryData(getKey('GET /api/check-ins/daily-status'), dailyStatus);
  client.setQueryData(getKey('GET /api/check-ins/weekly-tracking'), weeklyTracking);
  client.setQueryData(getKey('GET /api/progress/stats'), stats);
  client.setQueryData(getKey('GET /api/progress/evidence'), evidence);
  for (const { identityId, trigger, overdue, button } of reviewStandings) {
    const of = { params: { identityId } };
    client.setQueryData(getKey('GET /api/weekly-reviews/check-trigger/:identityId', of), trigger);
    client.setQueryData(getKey('GET /api/weekly-reviews/overdue/:identityId', of), overdue);
    client.setQueryData(getKey('GET /api/weekly-reviews/button-status/:identityId', of), button);
  }
}

/** Fills the caches of the single calls, so that none of them is made for what bootstrap already said. */
export function seed(client: QueryClient, bootstrap: Bootstrap): void {
  const { user, preferences, goals, identities, aiUsage } = bootstrap;
  client.setQueryData(getKey('GET /api/auth/user'), user);
  client.setQueryData(getKey('GET /api/user/preferences'), preferences);
  client.setQueryData(getKey('GET /api/goals'), goals);
  client.setQueryData(getKey('GET /api/identities'), identities);
  seedDay(client, bootstrap);
  client.setQueryData(getKey('GET /api/ai-usage/status'), aiUsage);
  client.setQueryData(getKey('GET /api/pauses'), bootstrap.pauses);
  client.setQueryData(getKey('GET /api/notifications/counts'), bootstrap.notificationCounts);
  for (const goal of goals) client.setQueryData(getKey('GET /api/goals/:id', { params: { id: goal.id } }), goal);
  for (const identity of identities) {
    client.setQueryData(getKey('GET /api/identities/:id', { params: { id: identity.id } }), identity);
  }
}

/** Where the cache keeps the ETag of the last bootstrap: polls send it to ask whether anything has changed. */
export const REVISION = ['revision'] as const;

/** Counts the requests: of two under way only the later one may fill the caches. */
let requests = 0;
let underWay = 0;

/** True while a response may still arrive. */
export const isAsking = () => underWay > 0;

async function ask(client: QueryClient): Promise<Bootstrap> {
  requests += 1;
  underWay += 1;
  const request = requests;
  const { answer: bootstrap, tag } = await callTagged('GET /api/bootstrap', [], earlyAnswer()).finally(() => {
    underWay -= 1;
  });
  if (hasCookie(`${NEW_SESSION}=1`)) document.cookie = `${NEW_SESSION}=; path=/; max-age=0`;
  if (request !== requests) return bootstrap;
  // In one batch, so that the pages are drawn once.
  notifyManager.batch(() => {
    seed(client, bootstrap);
    client.setQueryData(REVISION, tag);
    if (!storedAt(client)) return;
    setStoredAt(client, null);
    // The stored data has been shown in its place.
    client.setQueryData(bootstrapQuery.queryKey, bootstrap);
  });
  return bootstrap;
}

const isEmpty = ({ goals, identities }: Bootstrap) =>
  isNewcomer({ goals: goals.length, identities: identities.length });

/** The response; until it is there, or when there is none, the stored data of an earlier one. */
async function answerOrStored(client: QueryClient, asked: Promise<Bootstrap>): Promise<Bootstrap> {
  if (hasCookie(`${NEW_SESSION}=1`)) return asked;
  let isAnswered = false;
  const answered = asked.then(() => {
    isAnswered = true;
    return null;
  });
  const kept = storedDay(dayNow).catch(() => null);
  // A device that keeps nothing does not decide the race.
  // Nothing to show leads to another page, which only the answer may do.
  const shown = kept.then((stored) => (stored && !isEmpty(stored.bootstrap) ? stored : answered));
  const first = await Promise.race([answered, shown]).catch((error) => {
    if (!isUnreachable(responseInfo(error))) throw error;
    return kept;
  });
  if (!first || isAnswered) return asked;
  notifyManager.batch(() => {
    seed(client, first.bootstrap);
    setStoredAt(client, first.at);
  });
  asked.catch((error) => hasStatus(error, 401) && loseSession());
  return first.bootstrap;
}

function nobody(): null {
  void forgetSession();
  return null;
}

/** Everything for the first screen, or null for nobody. Its answer also fills the caches of the single calls. */
export const bootstrapQuery = queryOptions({
  queryKey: getKey('GET /api/bootstrap'),
  // It is asked before the app is drawn: what failed then is said, with a button to try again.
  retryOnMount: false,
  queryFn: async ({ client }): Promise<Bootstrap | null> => {
    if (!mayBeSignedIn()) return nobody();
    const known = client.getQueryData(getKey('GET /api/bootstrap'));
    if (known) return ask(client);
    try {
      return await answerOrStored(client, ask(client));
    } catch (error) {
      if (hasStatus(error, 401)) return nobody();
      throw error;
    }
  },
});

/**
 * Fetches bootstrap again and refills the caches: after every write to goals, identities, plans, check-ins, reviews or pauses. Replaces a request in
 * flight instead of waiting for it. Rejects when the refresh failed; the write before it is saved all the same.
 */
export async function refreshBootstrap(client: QueryClient = queryClient): Promise<Bootstrap | null> {
  const { queryKey } = bootstrapQuery;
  if (!client.getQueryState(queryKey)) return client.fetchQuery(bootstrapQuery);
  await client.refetchQueries({ queryKey, exact: true }, { throwOnError: true });
  return client.getQueryData<Bootstrap | null>(queryKey) ?? null;
}
