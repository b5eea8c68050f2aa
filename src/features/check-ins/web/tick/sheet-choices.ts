import { type DayRecord, isLimit, type Measure } from '#core/amount/measure.ts';
import { tickMessages } from '#features/check-ins/tick-messages.ts';
import type { Habit } from '#features/plans/contract.ts';
import type { readAmount } from '#web/habit/amount-text.ts';
import type { Noting } from './note-habit.ts';

const { sheet } = tickMessages;

type Choice = {
  label: string;
  variant: 'primary' | 'quiet' | 'ghost';
  isIdle?: boolean;
  noting: Noting;
  title: (habit: string) => string;
};

type ChoicesOf = {
  habit: Habit;
  record: DayRecord | null;
  /** The amount in the field; null when it is empty, else what is wrong with it. */
  read: ReturnType<typeof readAmount>;
  isChanged: boolean;
  which: 'today' | 'yesterday';
};

const { saved, done, takenBack, skipped } = tickMessages;
const takeBack: Choice = { label: sheet.takeBack, variant: 'quiet', noting: { act: 'clear' }, title: takenBack };

const tick: Choice = { label: sheet.done, variant: 'primary', noting: { act: 'done' }, title: done };
const getSkip = (which: ChoicesOf['which']): Choice => {
  return { label: sheet.skip[which], variant: 'ghost', noting: { act: 'skip' }, title: skipped };
};

/** What can be noted, the likeliest first; a note goes along with each. */
export function getChoices(of: ChoicesOf): Choice[] {
  const { habit, record, isChanged, which } = of;
  const saveNote = (act: 'skip' | 'done'): Choice => {
    return { label: sheet.saveNote, variant: 'primary', isIdle: !isChanged, noting: { act }, title: saved };
  };
  if (record?.skipped) return [saveNote('skip'), { ...takeBack, label: sheet.unskip }];
  if (habit.measure) return getAmountChoices(of, habit.measure);
  return record?.completed ? [saveNote('done'), takeBack] : [tick, getSkip(which)];
}

/** Saves the amount in the field, once there is one that differs from what the day holds, or other words beside it. */
function getSave({ record, read, isChanged }: ChoicesOf): Choice {
  const held = record?.amount ?? null;
  const amount = typeof read === 'number' ? read : held;
  const isIdle = amount === null || typeof read === 'string' || (amount === held && !isChanged);
  return {
    label: sheet.saveAmount,
    variant: 'primary',
    isIdle,
    noting: { act: 'set', amount: amount ?? 0 },
    title: saved,
  };
}

function getAmountChoices(of: ChoicesOf, measure: Measure): Choice[] {
  const { record, which } = of;
  const save = getSave(of);
  if (record?.completed) return [save, takeBack];
  const enough: Choice = { ...tick, label: isLimit(measure) ? sheet.thatsAll : sheet.enough, variant: 'quiet' };
  if (record?.amount) return [save, enough];
  return isLimit(measure) ? [save, enough, getSkip(which)] : [save, getSkip(which)];
}
