import { addDays, type CalendarDay } from '#core/calendar/calendar.ts';
import { barMessages } from '#features/bar/messages.ts';
import { inverseOf, noteHabit } from '#features/check-ins/web/tick/note-habit.ts';
import { getRecord } from '#features/check-ins/web/tick/with-notes.ts';
import type { HabitGroup } from '#features/plans/contract.ts';
import type { PlannedHabit } from '#core/plan/plan.ts';
import { withDifferences } from '#features/plans/web/running/plan-differences.ts';
import { habitsOf } from '#features/plans/web/running/running-plan.ts';
import { call, refusalMessage } from '#web/api/api.ts';
import { newKey } from '#web/api/idempotency-keys.ts';
import { refreshBootstrap } from '#web/bootstrap/bootstrap.ts';
import { toast } from '#web/ui/status/toast-store.ts';
import { type BarLine, notedOf, type Task } from './bar-lines.ts';

type TaskOf<K extends Task['kind']> = Extract<Task, { kind: K }>;
type Undo = () => unknown;
type Known = { readonly groups: readonly HabitGroup[]; readonly today: CalendarDay };

/** A line that was not done, and why as far as the server says. */
export type Failure = { readonly line: BarLine; readonly why: string | null };

async function note({ part }: TaskOf<'note'>, { groups }: Known): Promise<Undo> {
  const { act, amount, date, habitId } = part;
  const body = { act, ...(amount !== undefined && { amount }) };
  const of = notedOf(part, groups);
  if (of) {
    const reason = of.habit.skipReasons.find((one) => one.date === date)?.reason;
    const back = inverseOf(getRecord(of.habit, date), body, reason);
    // Shown at once, and kept on the device where there is no network.
    void noteHabit(of, body);
    return () => noteHabit(of, back);
  }
  const send = (sent: typeof body) =>
    call('POST /api/check-ins/habits/:habitId', {
      params: { habitId },
      body: { ...sent, date },
      idempotencyKey: newKey(),
    });
  await send(body);
  return () => send(act === 'add' ? { act, amount: -(amount ?? 0) } : { act: 'clear' });
}

async function pause({ part: { from, until, reason } }: TaskOf<'pause'>): Promise<Undo> {
  const body = { from, until, ...(reason && { reason }) };
  const { id } = await call('POST /api/pauses', { body, idempotencyKey: newKey() });
  return () => call('DELETE /api/pauses/:id', { params: { id } });
}

async function endPause({ part }: TaskOf<'end-pause'>, { today }: Known): Promise<Undo> {
  const { pauseId: id, from, until, identityId, reason } = part;
  if (from < today) {
    await call('PATCH /api/pauses/:id', { params: { id }, body: { until: addDays(today, -1) } });
    return () => call('PATCH /api/pauses/:id', { params: { id }, body: { until } });
  }
  await call('DELETE /api/pauses/:id', { params: { id } });
  const body = { from, until, ...(identityId && { identityId }), ...(reason && { reason }) };
  return () => call('POST /api/pauses', { body, idempotencyKey: newKey() });
}

async function hardDay({ part: { isHard } }: TaskOf<'hard-day'>): Promise<Undo> {
  await call('POST /api/hard-days', { body: { isHard } });
  return () => call('POST /api/hard-days', { body: { isHard: !isHard } });
}

async function launch(group: HabitGroup, habits: readonly PlannedHabit[], { today, replaces }: Launch) {
  const { plan } = await call('POST /api/identities/:id/launch-habits', {
    params: { id: group.identityId },
    body: { habits: [...habits], weekType: group.plan.weekType, startsOn: today, replaces },
    idempotencyKey: newKey(),
  });
  return plan.id;
}

type Launch = { readonly today: CalendarDay; readonly replaces: string };

/** All that is taken of one plan at once, as 'Edit habits' saves it. */
async function plan(tasks: readonly TaskOf<'plan'>[], { today }: Known): Promise<Undo> {
  const { group } = tasks[0] as TaskOf<'plan'>;
  const before = habitsOf(group);
  const isDifference = (habit: PlannedHabit) =>
    tasks.find(({ difference }) => difference.before?.seriesId === habit.seriesId)?.difference;
  const taken = [
    ...before.flatMap((habit) => {
      const difference = isDifference(habit);
      return difference ? [{ ...difference, before: habit }] : [];
    }),
    ...tasks.flatMap(({ difference }) => (difference.before === null ? [difference] : [])),
  ];
  const planId = await launch(group, withDifferences(before, taken), { today, replaces: group.plan.id });
  return () => launch(group, before, { today, replaces: planId });
}

/** Lines that are done together: those of one plan. */
function jobsOf(lines: readonly BarLine[]): BarLine[][] {
  const jobs = new Map<string, BarLine[]>();
  for (const line of lines) {
    const key = line.task.kind === 'plan' ? line.task.group.plan.id : line.id;
    jobs.set(key, [...(jobs.get(key) ?? []), line]);
  }
  return [...jobs.values()];
}

function doJob(lines: readonly BarLine[], known: Known): Promise<Undo> {
  const tasks = lines.map(({ task }) => task);
  const [first] = tasks as [Task];
  if (first.kind === 'note') return note(first, known);
  if (first.kind === 'pause') return pause(first);
  if (first.kind === 'end-pause') return endPause(first, known);
  if (first.kind === 'hard-day') return hardDay(first);
  return plan(
    tasks.filter((task) => task.kind === 'plan'),
    known,
  );
}

const refresh = () => refreshBootstrap().catch(() => undefined);

/** Does what was taken, by the calls that do it elsewhere, and offers to take all of it back. Resolves with what was refused. */
export async function doLines(lines: readonly BarLine[], known: Known): Promise<Failure[]> {
  const undos: Undo[] = [];
  const done: BarLine[] = [];
  const failures: Failure[] = [];
  for (const job of jobsOf(lines)) {
    try {
      undos.push(await doJob(job, known));
      done.push(...job);
    } catch (error) {
      failures.push(...job.map((line) => ({ line, why: refusalMessage(error) })));
    }
  }
  if (done.some(({ task }) => task.kind !== 'note' || !notedOf(task.part, known.groups))) await refresh();
  const [only] = done;
  if (only) {
    const title = done.length === 1 ? only.title : barMessages.done.many(done.length);
    toast({ title, tone: 'success', action: { label: barMessages.done.undo, run: () => void takeBack(undos) } });
  }
  return failures;
}

async function takeBack(undos: readonly Undo[]): Promise<void> {
  try {
    for (const undo of undos.toReversed()) await undo();
  } catch (error) {
    toast({
      title: barMessages.done.notUndone,
      ...(refusalMessage(error) && { description: `${refusalMessage(error)}.` }),
      tone: 'danger',
    });
  }
  await refresh();
}
