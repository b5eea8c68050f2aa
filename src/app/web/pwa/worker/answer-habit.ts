import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { takeOut } from '#core/check-in/outbox.ts';
import { type Round, SENDING_LOCK, sendQueue } from '#app/web/offline/sending/send-queue.ts';
import type { NotedHabit } from '#features/check-ins/contract.ts';
import type { AskedHabit } from '#features/push/contract.ts';
import { browserZone } from '#web/api/api.ts';
import { newKey } from '#web/api/idempotency-keys.ts';
import { changeQueue, getQueue } from '#web/device/device.ts';
import type { WaitingCheckIn } from '#web/device/waiting.ts';
import { answerMessages as texts } from './answer-messages.ts';

/** What can be answered; its names are those of the notification's buttons. */
export const ANSWERS = ['done', 'skip'] as const;
export type HabitAnswer = (typeof ANSWERS)[number];

/** A habit as its notification asks about it. */
export type Question = {
  readonly habit: AskedHabit;
  /** What it is called. */
  readonly title: string;
  /** Where its notification leads. */
  readonly actionUrl: string;
};

/** What a notification of an answer is about; `key` while its note still waits on the device. */
export type Answered = { readonly actionUrl: string; readonly notificationId: null; readonly key?: string };

/** Name of the background sync of a user's notes: it wakes the worker once there is a network. */
const SYNC = 'taylr-notes ';

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

function toWaiting({ habit, title }: Question, act: HabitAnswer): WaitingCheckIn {
  const { id: habitId, identityId, identityName, date, userId } = habit;
  return {
    key: newKey(),
    userId,
    identityId,
    identityName,
    date,
    state: 'waiting',
    tries: 0,
    notBefore: 0,
    overwrite: false,
    reason: null,
    isNote: true,
    zone: browserZone(),
    madeAt: new Date().toISOString(),
    notes: null,
    habits: [{ habitId, description: title, completed: act === 'done', ...(act === 'skip' && { skipped: true }) }],
    note: { habitId, act },
  };
}

/** What was sent: the round, and the answers to notes by their keys. */
type Sent = { round: Round; noted: ReadonlyMap<string, NotedHabit> };

/** Sends all that waits on this device, once no tab is at it, and tells the tabs. */
async function sendAll(worker: ServiceWorkerGlobalScope, userId: string): Promise<Sent> {
  const noted = new Map<string, NotedHabit>();
  const send = () => sendQueue(userId, async (answer, key) => void noted.set(key, answer));
  const { locks } = worker.navigator;
  const round = locks ? await locks.request(SENDING_LOCK, send) : await send();
  if (round.saved > 0) tellTabs();
  return { round, noted };
}

function tellTabs(): void {
  const channel = new BroadcastChannel('taylr-check-ins');
  // Through the prototype: lint demands a target origin, which a channel does not have.
  BroadcastChannel.prototype.postMessage.call(channel, 'changed');
  channel.close();
}

function toDayWords(date: CalendarDay, today: CalendarDay): string {
  if (date === today) return texts.day.today;
  if (date === addDays(today, -1)) return texts.day.yesterday;
  const weekday = new Intl.DateTimeFormat(undefined, { weekday: 'long', timeZone: 'UTC' });
  return texts.day.earlier(weekday.format(new Date(`${date}T00:00:00Z`)));
}

/** How far the identity's day is: its habits that are done, of those that the day asks for. */
function toCount({ date, dashboard: { group, dailyStatus } }: NotedHabit): string {
  const ofDay = (group?.habits ?? []).filter(
    ({ dueOn, skippedDays, completedDays, countsFrom }) =>
      countsFrom <= date &&
      !skippedDays.includes(date) &&
      (dueOn === null || dueOn.includes(date) || completedDays.includes(date)),
  );
  const done = ofDay.filter(({ completedDays }) => completedDays.includes(date));
  return texts.count(done.length, ofDay.length, toDayWords(date, dailyStatus.today));
}

type Shown = { title: string; body: string; tag: string; data: Answered };

async function show(worker: ServiceWorkerGlobalScope, { title, ...options }: Shown): Promise<void> {
  const look = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png', silent: true };
  await worker.registration.showNotification(title, { ...look, ...options });
}

function toAnswered(question: Omit<Question, 'habit'>, act: HabitAnswer, noted: NotedHabit): Shown {
  const { title, actionUrl } = question;
  const isOver = act === 'done' && !noted.completed;
  return {
    title: isOver ? title : texts[act](title),
    body: isOver ? texts.over : toCount(noted),
    tag: noted.habitId,
    data: { actionUrl, notificationId: null },
  };
}

function toRefused({ key, note, habits, reason }: WaitingCheckIn, actionUrl: string): Shown {
  const title = texts.refused(habits[0]?.description ?? '');
  return { title, body: texts.why(reason), tag: note?.habitId ?? key, data: { actionUrl, notificationId: null } };
}

/**
 * Notes a habit from its notification, kept on the device until the server has it, and shows what it did. False when the app has to be opened for
 * it: nobody is signed in, somebody else is, or this device keeps nothing.
 */
export async function answerHabit(
  worker: ServiceWorkerGlobalScope,
  question: Question,
  act: HabitAnswer,
): Promise<boolean> {
  const { habit, title, actionUrl } = question;
  const { userId } = habit;
  const waiting = toWaiting(question, act);
  const { key } = waiting;
  try {
    await changeQueue(userId, (queue) => [...queue, waiting]);
  } catch {
    return false;
  }
  const { round, noted } = await sendAll(worker, userId);
  const answer = noted.get(key);
  if (answer) {
    await show(worker, toAnswered(question, act, answer));
    return true;
  }
  const left = (await getQueue(userId)).find((one) => one.key === key);
  if (left?.state === 'refused') {
    // Said here and now: it need not be said again in the app.
    await changeQueue(userId, (queue) => takeOut(queue, key));
    await show(worker, toRefused(left, actionUrl));
    return true;
  }
  tellTabs();
  if (round.end === 'signed_out') return false;
  await show(worker, {
    title: texts[act](title),
    body: texts.kept,
    tag: habit.id,
    data: { actionUrl, notificationId: null, key },
  });
  const { sync } = worker.registration as SyncRegistration;
  // Without it the app sends what waits when it is opened.
  await sync?.register(SYNC + userId).catch(() => undefined);
  return true;
}

/** There is a network again: sends what waits, says so where it was said that it waits, and tells of what is no longer accepted. */
export async function onSync(worker: ServiceWorkerGlobalScope, tag: string): Promise<void> {
  if (!tag.startsWith(SYNC)) return;
  const userId = tag.slice(SYNC.length);
  const before = await getQueue(userId);
  const { round, noted } = await sendAll(worker, userId);
  const left = await getQueue(userId);
  const standing = await worker.registration.getNotifications();
  for (const { key, note, habits } of before) {
    const shown = standing.find(({ data }) => (data as Answered | null)?.key === key);
    const answer = noted.get(key);
    const refused = left.find((one) => one.key === key && one.state === 'refused');
    if (!shown || !note) continue;
    const { actionUrl } = shown.data as Answered;
    const act = note.act === 'skip' ? 'skip' : 'done';
    if (answer) await show(worker, toAnswered({ title: habits[0]?.description ?? '', actionUrl }, act, answer));
    else if (refused) await show(worker, toRefused(refused, actionUrl));
  }
  // The browser wakes the worker again.
  if (round.end === 'away') throw new Error('Nothing could be sent yet');
}
