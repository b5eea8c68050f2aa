import { toQuantityText } from '#web/habit/habit-words.ts';
import { tapStep } from '#core/amount/tap-step.ts';
import { isLimit } from '#core/amount/measure.ts';
import { tickMessages } from '#features/check-ins/tick-messages.ts';
import { getUsual } from '../habit/noted.ts';
import { type NotedOf, noteWithUndo } from './note-habit.ts';
import { getRecord } from './with-notes.ts';

const texts = tickMessages;

/** A tap on a habit's circle: ticks it or takes the tick back; of an amount it adds the usual step. Shown before it returns. */
export function tickHabit(of: NotedOf): void {
  const { habit, date } = of;
  const { description, measure } = habit;
  const record = getRecord(habit, date);
  // Of a limit of none there is nothing to count.
  if (!measure || (isLimit(measure) && measure.atMost === 0)) {
    const isDone = record?.completed ?? false;
    const title = isDone ? texts.takenBack(description) : texts.done(description);
    void noteWithUndo(of, { act: isDone ? 'clear' : 'done' }, title);
    return;
  }
  const usual = getUsual({ habit, date });
  const amount = tapStep(measure, usual, record?.amount ?? null);
  void noteWithUndo(of, { act: 'add', amount }, texts.added(toQuantityText(amount, measure.unit), description));
}
