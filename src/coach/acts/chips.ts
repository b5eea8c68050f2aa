import { shortened } from '#core/coaching/shortened.ts';
import { HABITS_PER_PLAN, type PlannedHabit } from '#core/plan/plan.ts';
import type { Chip, OwnHabit, PlanAct } from '#contract/plan-act.ts';
import { read } from '#coach/text/reading.ts';
import type { Applied } from './applying/work.ts';
import { stepSize } from './applying/resize.ts';
import { nameOf } from './saying/habit-names.ts';

const LONGEST_LABEL = 60;
const LONGEST_QUOTE = 40;
const MOST_CHIPS = 5;

const act = (label: string, acts: PlanAct[]): Chip => ({ does: 'act', label: shortened(label, LONGEST_LABEL), acts });
const UNDO = act('Undo', [{ act: 'undo' }]);
export const OWN_CHIP: Chip = { does: 'write-own', label: 'Write my own' };
const begin = (label: string, text: string): Chip => ({ does: 'begin', label, text });
export const NONE_CHIP = begin('None of these', 'I meant ');

export const onceAWeek = (target: number): Chip => act('Once a week', [{ act: 'days', target, to: 1 }]);

const hasMinutes = ({ description }: PlannedHabit) =>
  read(description).spans.some((span) => span.kind === 'amount' && span.unit === 'minute');

/** What people most often do next with one habit. */
function habitChips(habit: PlannedHabit, target: number): Chip[] {
  const isSizeable = stepSize(habit, -1) !== null;
  const fewer: Chip[] = habit.targetFrequency > 1 ? [act('Fewer days', [{ act: 'days', target, to: 'fewer' }])] : [];
  return [
    ...(isSizeable
      ? [act(hasMinutes(habit) ? 'Shorter' : 'Smaller', [{ act: 'resize', target, to: 'smaller' }])]
      : fewer),
    { does: 'edit', label: 'Other days', target },
    act('Something else', [{ act: 'replace', target, habit: null }]),
    OWN_CHIP,
  ];
}

/** What people most often do with a plan of which no habit was spoken. */
export function planChips(habits: readonly PlannedHabit[], focus: number | null): Chip[] {
  const habit = focus === null ? undefined : habits[focus];
  if (habit && focus !== null) return habitChips(habit, focus);
  const all = habits.map((_, target): PlanAct => ({ act: 'resize', target, to: 'smaller' }));
  const days = habits.map((_, target): PlanAct => ({ act: 'days', target, to: 'fewer' }));
  return [
    ...(habits.length > 0 ? [act('All smaller', all), act('Fewer days', days)] : []),
    begin('Swap one', 'Swap the '),
    OWN_CHIP,
  ];
}

/** The chips under a reply that changed something, or that could not. */
export function chipsAfter(
  { habits, changes, notes, isUndone, isRebuilt }: Applied,
  before: readonly PlannedHabit[],
): Chip[] {
  const undo = changes.length > 0 && !isUndone ? [UNDO] : [];
  const kept = notes.flatMap(({ is, habit }) => (is === 'two-core' && habit ? [habit.description] : []));
  const place = habits.findIndex(({ description }) => kept[0] === description);
  if (place >= 0) return [...undo, ...keptChips(habits, place)].slice(0, MOST_CHIPS);
  const last = isRebuilt || isUndone ? undefined : spokenLast(changes, notes);
  const target = last ? habits.indexOf(last) : -1;
  const gone = before.length > habits.length && target < 0 ? [begin('Add another', 'Add ')] : [];
  return [...undo, ...gone, ...planChips(habits, target < 0 ? null : target)].slice(0, MOST_CHIPS);
}

/** The habit that a reply speaks of last. */
function spokenLast(changes: Applied['changes'], notes: Applied['notes']): PlannedHabit | undefined {
  const touched = changes.flatMap(({ to }) => to ?? []);
  return touched.at(-1) ?? notes.flatMap(({ habit }) => habit ?? [])[0];
}

/** A core habit that has to stay can make way: for another one, or for an experiment that becomes core. */
function keptChips(habits: readonly PlannedHabit[], target: number): Chip[] {
  const other = habits.findIndex(({ habitType }) => habitType === 'experimental');
  const promoted = habits[other];
  const swap: PlanAct[] = [
    { act: 'kind', target: other, habitType: 'core' },
    { act: 'remove', target },
  ];
  return [
    ...(promoted ? [act(`Make ${nameOf(promoted, habits)} core instead`, swap)] : []),
    act('Something else', [{ act: 'replace', target, habit: null }]),
    OWN_CHIP,
  ];
}

/** What makes a plan lighter, for somebody who tells how things are. */
export const lighterChips = (habits: readonly PlannedHabit[]): Chip[] => [
  ...planChips(habits, null).slice(0, 2),
  LEAVE,
];
const LEAVE = begin('Leave it as it is', 'Leave it as it is');

/** What was asked for some days alone can be so every week. */
export const onceChips = (acts: readonly PlanAct[]): Chip[] =>
  acts.length > 0 ? [act('Do that every week', [...acts].slice(0, HABITS_PER_PLAN.max)), LEAVE] : [];

/** What there is for habits that are to rest. */
export function restChips(places: readonly number[]): Chip[] {
  const each = (make: (target: number) => PlanAct) => [...new Set(places)].map(make);
  const smaller = each((target) => ({ act: 'resize', target, to: 'smaller' }));
  return [
    act(
      'Leave it out',
      each((target) => ({ act: 'remove', target })),
    ),
    act('Smaller for now', smaller),
    LEAVE,
  ];
}

/** One chip for each habit that may be meant. */
export function choiceChips(
  places: readonly number[],
  habits: readonly PlannedHabit[],
  toActs: (places: readonly number[]) => PlanAct[],
): Chip[] {
  return places.slice(0, MOST_CHIPS).flatMap((place) => {
    const habit = habits[place];
    const acts = toActs([place]);
    return habit && acts.length > 0 ? [act(habit.description, acts)] : [];
  });
}

export const addChip = (own: OwnHabit, besides: readonly PlanAct[] = []): Chip =>
  act(`Add “${shortened(own.text, LONGEST_QUOTE)}”`, [...besides, { act: 'add', habit: own }]);

export function addChips(own: OwnHabit, besides: readonly PlanAct[]): Chip[] {
  const rest = besides.length > 0 ? [act('Only the rest', [...besides])] : [];
  return [addChip(own, besides), ...rest, OWN_CHIP, begin('I meant another', 'I meant the ')];
}
