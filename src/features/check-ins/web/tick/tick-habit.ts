import { toQuantityText } from '#web/habit/habit-words.ts';
import { tapStep } from '#core/amount/tap-step.ts';
import { isLimit, type Measure } from '#core/amount/measure.ts';
import { tickMessages } from '#features/check-ins/tick-messages.ts';
import { getUsual } from '../habit/noted.ts';
import { type NotedOf, noteWithUndo } from './note-habit.ts';
import { getRecord } from './with-notes.ts';

const texts = tickMessages;

/** Of a limit of none there is nothing to count. */
const counts = (measure: Measure | null): measure is Measure =>
  measure !== null && !(isLimit(measure) && measure.atMost === 0);

/**
 * A tap on a habit's circle: ticks it or takes the tick back; of an amount it adds the usual step, and takes back what was reached at once. Shown
 * before it returns.
 */
export function tickHabit(of: NotedOf): void {
  const { habit, date } = of;
  const { description, measure } = habit;
  const record = getRecord(habit, date);
  const isCounted = counts(measure ?? null);
  const step = isCounted && measure ? tapStep(measure, getUsual({ habit, date }), record?.amount ?? null) : 0;
  if (measure && step > 0) {
    void noteWithUndo(of, { act: 'add', amount: step }, texts.added(toQuantityText(step, measure.unit), description));
    return;
  }
  const isDone = isCounted || (record?.completed ?? false);
  const title = isDone ? texts.takenBack(description) : texts.done(description);
  void noteWithUndo(of, { act: isDone ? 'clear' : 'done' }, title);
}
