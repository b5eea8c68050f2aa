import type { HabitDay } from '#features/check-ins/contract.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import type { TestClient } from '#app/testing/world/test-client.ts';
import { anIdentity, habit as aHabit } from '#app/testing/world/factories.ts';
import { clock } from '#app/testing/server/test-server.ts';
import { toText } from './calendar.ts';
import { getPlan, type Ledger, type LivedEvent, type LivedHabit } from './ledger.ts';

type Known = { identityId: string; series: Map<string, string>; ids: Map<string, string>; keys: Map<string, string> };
export type Person = { client: TestClient; known: Map<string, Known>; pauses: Map<string, string> };

export const aPerson = (client: TestClient): Person => ({ client, known: new Map(), pauses: new Map() });

export const getKnown = (person: Person, who: string): Known => person.known.get(who) as Known;

async function getKnownOrNew(person: Person, who: string): Promise<Known> {
  const old = person.known.get(who);
  if (old) return old;
  const { identity } = await anIdentity(person.client, who);
  const known = { identityId: identity.id, series: new Map(), ids: new Map(), keys: new Map() };
  person.known.set(who, known);
  return known;
}

const toProposed = ({ name, times, days, measure }: LivedHabit, seriesId: string | undefined, order: number) =>
  aHabit(name, {
    targetFrequency: days?.length ?? times,
    order,
    ...(days && { days: [...days] }),
    ...(measure && { measure }),
    ...(seriesId && { seriesId }),
  });

async function launch(person: Person, { who, habits, on }: Extract<LivedEvent, { is: 'launch' }>): Promise<void> {
  const known = await getKnownOrNew(person, who);
  const { identityId } = known;
  const { plan } = await person.client.must('POST /api/identities/:id/launch-habits', {
    params: { id: identityId },
    body: {
      habits: habits.map((one, place) => toProposed(one, known.series.get(one.name), place)),
      ...(on && { startsOn: toText(on) as never }),
    },
  });
  await learn(person, who, plan.id);
}

/** Habit rows are new with each plan: their ids are looked up on the day that shows them. */
async function learn(person: Person, who: string, planId?: string): Promise<HabitGroup> {
  const known = getKnown(person, who);
  const { identityId } = known;
  const group = await person.client.must('GET /api/habits/current/:identityId', { params: { identityId } });
  if (planId && group.plan.id !== planId) return group;
  for (const { id, description, seriesId, measure } of group.habits) {
    const measureUnit = measure?.unit ?? '';
    known.series.set(description, seriesId);
    known.keys.set(seriesId, `${who}/${description}/${measureUnit}`);
    known.ids.set(`${group.plan.activeFrom} ${description}`, id);
  }
  return group;
}

/** The id of the row that covers a day. */
export async function getId(person: Person, ledger: Ledger, who: string, day: number, name: string): Promise<string> {
  const plan = getPlan(ledger, who, day);
  const key = `${plan && toText(plan.first)} ${name}`;
  const { ids } = getKnown(person, who);
  if (!ids.has(key)) await learn(person, who);
  return ids.get(key) as string;
}

async function save(person: Person, ledger: Ledger, event: Extract<LivedEvent, { is: 'save' }>): Promise<void> {
  const { who, entries, day = ledger.today } = event;
  const habitCompletions = [];
  for (const { habit, completed, amount, skipped } of entries) {
    const habitId = await getId(person, ledger, who, day, habit);
    habitCompletions.push({ habitId, completed, amount: amount ?? null, skipped: skipped ?? false });
  }
  await person.client.must('POST /api/check-ins', {
    body: {
      identityId: getKnown(person, who).identityId,
      type: 'manual',
      habitCompletions,
      overwrite: true,
      ...(event.day && { date: toText(event.day) as never }),
    },
  });
}

const pauseKey = (who: string | null, from: number) => `${who} ${from}`;

async function pause(person: Person, { who, from, until }: Extract<LivedEvent, { is: 'pause' }>): Promise<void> {
  const { id } = await person.client.must('POST /api/pauses', {
    body: {
      ...(who && { identityId: getKnown(person, who).identityId }),
      from: toText(from) as never,
      until: toText(until) as never,
    },
  });
  person.pauses.set(pauseKey(who, from), id);
}

/** Does in the program what the event says, and answers with what a note of one habit was answered; the ledger still stands before it. */
export async function live(person: Person, ledger: Ledger, event: LivedEvent): Promise<HabitDay | void> {
  const { client } = person;
  switch (event.is) {
    case 'wake':
      clock.set(event.at);
      client.zone = event.zone;
      // The zone travels with any call.
      await client.must('GET /api/bootstrap');
      return;
    case 'launch':
      return launch(person, event);
    case 'save':
      return save(person, ledger, event);
    case 'pause':
      return pause(person, event);
    case 'note': {
      const { who, habit, note, day } = event;
      const habitId = await getId(person, ledger, who, day ?? ledger.today, habit);
      const body = { ...note, ...(day && { date: toText(day) }) } as never;
      return client.must('POST /api/check-ins/habits/:habitId', { params: { habitId }, body });
    }
    case 'unpause': {
      const id = person.pauses.get(pauseKey(event.who, event.from)) as string;
      await client.must('DELETE /api/pauses/:id', { params: { id } });
      return;
    }
    case 'dayStart':
      await client.must('PATCH /api/user/preferences', { body: { dayStartHour: event.hour } });
      return;
    case 'weekStart':
      await client.must('POST /api/preferences/transition-week-boundaries', {
        body: { weekStartDay: event.day, transitionType: event.how },
      });
      return;
    case 'review': {
      const weekStartDate = toText(event.weekFirst) as never;
      const weekEndDate = toText(event.weekFirst + 6) as never;
      const { identityId } = getKnown(person, event.who);
      await client.must('POST /api/weekly-reviews/complete', {
        body: { identityId, weekStartDate, weekEndDate, difficulty: event.choice },
      });
      return;
    }
  }
}

/** The names of a person's identities by their ids. */
export const getKnownNames = (person: Person): Map<string, string> =>
  new Map([...person.known].map(([name, { identityId }]) => [identityId, name]));

/** The name under which the oracle knows a series. */
export const getSeriesKey = (person: Person, who: string, seriesId: string): string =>
  getKnown(person, who).keys.get(seriesId) ?? seriesId;
