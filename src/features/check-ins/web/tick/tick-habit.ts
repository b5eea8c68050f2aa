import { toQuantityText } from '#web/habit/habit-words.ts';
import { tapStep } from '#core/amount/tap-step.ts';
import { isLimit } from '#core/amount/measure.ts';
import { tickMessages } from '#features/check-ins/tick-messages.ts';
import { getUsual } from '../habit/noted.ts';
import { type EarlyNote, type NotedOf, noteWithUndo } from './note-habit.ts';
import { getRecord } from './with-notes.ts';

const texts = tickMessages;

/** What a tap adds to the amount of a day; nothing where none is counted or all of it is there, and of a limit of none there is nothing to count. */
function getStep({ habit, date }: NotedOf): number {
  const { measure } = habit;
  if (!measure || (isLimit(measure) && measure.atMost === 0)) return 0;
  const record = getRecord(habit, date);
  // Begun before the day was called hard: what is there is enough, and is ticked as it is.
  if (!isLimit(measure) && !record?.completed && (record?.amount ?? 0) >= measure.atLeast) return 0;
  return tapStep(measure, getUsual({ habit, date }), record?.amount ?? null);
}

/** What is known of a tap before it is noted. */
export type Tap = {
  /** Whether the circle shows a tick since; of an amount that does not count. */
  isTicked?: boolean;
  /** The note that start.js has made of it. */
  early?: EarlyNote;
};

/**
 * A tap on a habit's circle: ticks it or takes the tick back; of an amount it adds the usual step, and takes back what was reached at once. Shown
 * before it returns.
 */
export function tickHabit(of: NotedOf, { isTicked, early }: Tap = {}): void {
  const { description, measure } = of.habit;
  const step = getStep(of);
  if (measure && step > 0) {
    void noteWithUndo(of, { act: 'add', amount: step }, texts.added(toQuantityText(step, measure.unit), description));
    return;
  }
  const isDone = !measure && isTicked !== undefined ? isTicked : !getRecord(of.habit, of.date)?.completed;
  const title = isDone ? texts.done(description) : texts.takenBack(description);
  void noteWithUndo(of, { act: isDone ? 'done' : 'clear' }, title, early);
}
