import { notifyManager } from '@tanstack/react-query';
import type { CalendarDay } from '#core/calendar/calendar.ts';
import type { DayRecord } from '#core/amount/measure.ts';
import type { NotedHabit } from '#features/check-ins/contract.ts';
import { tickMessages } from '#features/check-ins/tick-messages.ts';
import type { Habit, HabitGroup } from '#features/plans/contract.ts';
import { call } from '#web/api/api.ts';
import { newKey } from '#web/api/idempotency-keys.ts';
import {
  type Bootstrap,
  type EarlyTap,
  bootstrapQuery,
  isAsking,
  refreshBootstrap,
  REVISION,
  seedDay,
  showNotes,
} from '#web/bootstrap/bootstrap.ts';
import type { Snapshot } from '#web/device/device.ts';
import { holdCheckIn } from '#web/device/outbox.ts';
import { keptShown, storedAt, type WaitingNote } from '#web/device/waiting.ts';
import { queryClient } from '#web/query-client.ts';
import { toast } from '#web/ui/status/toast-store.ts';
import { afterFailure } from './after-failure.ts';
import { decidedByHardDay, type SaidOfDay, withHardDay } from './with-hard-day.ts';
import { getRecord, type OwnNote, withNotes } from './with-notes.ts';

const texts = tickMessages;

/** Milliseconds before a note stays on the device instead. */
export const TIME_LIMIT = 8000;

type Made = OwnNote & { readonly key: string; readonly madeAt: string };

export type EarlyNote = NonNullable<EarlyTap['early']>;

/** Notes of this tab that have no answer yet. */
let underWay: readonly Made[] = [];
/** What was said of a whole day, and has no answer yet. */
let said: SaidOfDay | null = null;

/** All notes that the server does not have yet, as they were made: those under way, and those that the device keeps. */
function ownNotes(): Made[] {
  const kept = keptShown(queryClient).flatMap(({ note, state, key, identityId, date, madeAt }) =>
    note && state !== 'refused' ? [{ ...note, key, identityId, date, madeAt }] : [],
  );
  const others = kept.filter(({ key }) => underWay.every((one) => one.key !== key));
  return [...others, ...underWay];
}

const known = () => queryClient.getQueryData<Bootstrap | null>(bootstrapQuery.queryKey) ?? null;

/** Shows the server's data with the notes on top. */
export function drawNotes(): void {
  const bootstrap = known();
  if (bootstrap) notifyManager.batch(() => seedDay(queryClient, bootstrap));
}
showNotes((bootstrap) => {
  const day = withHardDay(bootstrap, { waiting: keptShown(queryClient), underWay: said });
  return withNotes(day, [...decidedByHardDay(day), ...ownNotes()]);
});

/** Shows what was said of a whole day; null once the server has it, or the device. */
export function showSaid(ofDay: SaidOfDay | null): void {
  said = ofDay;
  drawNotes();
}

/** What an answer says of the first screen. */
export type AnsweredDay = Pick<NotedHabit, 'identityId' | 'dashboard' | 'revision'>;

/** Shows what the server says of the first screen after something that had waited; false where that is of another day than what is shown. */
export function showAnswer(answer: AnsweredDay): boolean {
  const isShown = adoptAnswer(answer);
  drawNotes();
  return isShown;
}

/** What is known with this answer in it; null where that is of another day. */
function withAnswer({ dashboard: { group, ...day }, identityId }: AnsweredDay): Bootstrap | null {
  const before = known();
  if (!before || before.today !== day.dailyStatus.today) return null;
  const currentHabits = before.currentHabits.flatMap((one) => (one.identityId === identityId ? (group ?? []) : one));
  return { ...before, ...day, currentHabits };
}

function adoptAnswer(answer: AnsweredDay): boolean {
  // A response that is under way does not have the note yet.
  if (isAsking()) void refreshBootstrap().catch(() => undefined);
  const after = withAnswer(answer);
  if (!after) return false;
  queryClient.setQueryData(bootstrapQuery.queryKey, after as never);
  // All that has changed is known: the next poll need not ask for it.
  const { revision } = answer;
  if (revision && queryClient.getQueryData(REVISION) === revision.before) {
    queryClient.setQueryData(REVISION, revision.after);
  }
  return true;
}

/** The day to store with the answer; null while a stored one is shown, of which the rest is older. */
function toSnapshot(answer: AnsweredDay): Snapshot | null {
  const bootstrap = storedAt(queryClient) ? null : withAnswer(answer);
  return bootstrap && { userId: bootstrap.user.id, at: new Date().toISOString(), bootstrap };
}

/** Of what is noted: a habit of an identity's plan on a day. */
export type NotedOf = { readonly group: HabitGroup; readonly habit: Habit; readonly date: CalendarDay };
export type Noting = Omit<WaitingNote, 'habitId'>;

function holdOnDevice({ group, habit }: NotedOf, { key, madeAt, identityId, date, ...note }: Made, userId: string) {
  const { description, measure } = habit;
  return holdCheckIn({
    key,
    userId,
    identityId,
    date,
    identityName: group.identity.name,
    habits: [
      {
        habitId: note.habitId,
        description,
        completed: note.act === 'done',
        ...(note.amount !== undefined && { amount: note.amount }),
        ...(measure && { unit: measure.unit }),
        ...(note.act === 'skip' && { skipped: true }),
        ...(note.reason && { notes: note.reason }),
      },
    ],
    notes: null,
    overwrite: false,
    note,
    madeAt,
  }).catch(() => null);
}

const landed = (key: string) => {
  underWay = underWay.filter((one) => one.key !== key);
};

async function send(made: Made, holding: ReturnType<typeof holdOnDevice>): Promise<NotedHabit | null> {
  const { key, habitId, identityId: _known, ...body } = made;
  const held = await holding;
  try {
    const answer = await call('POST /api/check-ins/habits/:habitId', {
      params: { habitId },
      body,
      idempotencyKey: key,
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    await held?.saved(toSnapshot(answer));
    landed(key);
    adoptAnswer(answer);
    return answer;
  } catch (error) {
    await afterFailure(held, error, texts.failed);
    landed(key);
    return null;
  } finally {
    drawNotes();
  }
}

// One after the other: the screen of a later answer holds the notes before.
let last: Promise<unknown> = Promise.resolve();

/** Does this after all that was noted before. */
export function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}

/**
 * Notes one habit: shown at once, kept on the device, sent, and sent later where there is no network. Resolves with the server's answer, or null. An early
 * note goes on as what it is.
 */
export function noteHabit(of: NotedOf, note: Noting, early?: EarlyNote): Promise<NotedHabit | null> {
  const userId = known()?.user.id;
  if (!userId) return Promise.resolve(null);
  const { group, habit, date } = of;
  const { key, madeAt } = early ?? { key: newKey(), madeAt: new Date().toISOString() };
  const made: Made = { ...note, key, madeAt, habitId: habit.id, identityId: group.identityId, date };
  underWay = [...underWay, made];
  drawNotes();
  // Kept before its turn: the tab may be closed while an earlier note still waits for its answer.
  const hold = () => holdOnDevice(of, made, userId);
  const holding = early ? early.kept.then(hold) : hold();
  return inTurn(() => send(made, holding));
}

/** The note that takes another back: what the day held before is there again. */
export function inverseOf(before: DayRecord | null, note: Noting, reason: string | undefined): Noting {
  if (before?.skipped) return { act: 'skip', ...(reason && { reason }) };
  if (!before) return { act: 'clear' };
  if (note.act === 'add') return { act: 'add', amount: -(note.amount ?? 0) };
  if (before.amount !== null) return { act: 'set', amount: before.amount };
  return { act: before.completed ? 'done' : 'clear' };
}

/** The same, with 'Undo' for ten seconds. */
export function noteWithUndo(of: NotedOf, note: Noting, title: string, early?: EarlyNote): Promise<NotedHabit | null> {
  const reason = of.habit.skipReasons.find(({ date }) => date === of.date)?.reason;
  const back = inverseOf(getRecord(of.habit, of.date), note, reason);
  const sent = noteHabit(of, note, early);
  toast({ title, tone: 'success', action: { label: texts.undo, run: () => void noteHabit(of, back) } });
  return sent;
}
