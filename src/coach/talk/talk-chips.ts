import { type PlannedHabit, HABITS_PER_PLAN, habitLoad } from '#core/plan/plan.ts';
import type { Chip } from '#contract/plan-act.ts';
import type { TalkState } from './talk-state.ts';

const MOST_CHIPS = 5;

/** Places of the two habits that ask the least and still make a plan: core ones. */
export function smallestTwo(habits: readonly PlannedHabit[]): number[] {
  return habits
    .map((habit, place) => ({ place, load: habitLoad(habit), isCore: habit.habitType === 'core' }))
    .filter(({ isCore }) => isCore)
    .toSorted((a, b) => a.load - b.load || a.place - b.place)
    .slice(0, HABITS_PER_PLAN.minCore)
    .map(({ place }) => place)
    .toSorted((a, b) => a - b);
}

export const chip = {
  shorter: (target: number): Chip => ({
    does: 'act',
    label: 'Shorter',
    acts: [{ act: 'resize', target, to: 'smaller' }],
  }),
  other: (target: number): Chip => ({
    does: 'act',
    label: 'Something else',
    acts: [{ act: 'replace', target, habit: null }],
  }),
  drop: (target: number): Chip => ({ does: 'act', label: 'Drop it', acts: [{ act: 'remove', target }] }),
  edit: (target: number): Chip => ({ does: 'edit', label: 'Edit by hand', target }),
  keepTwo: ({ habits }: TalkState): Chip => ({
    does: 'act',
    label: 'Keep the two smallest',
    acts: [{ act: 'keep-only', targets: smallestTwo(habits) }],
  }),
  allSmaller: ({ habits }: TalkState): Chip => ({
    does: 'act',
    label: 'Make all smaller',
    acts: habits.map((_, target) => ({ act: 'resize', target, to: 'smaller' })),
  }),
  allLarger: ({ habits }: TalkState): Chip => ({
    does: 'act',
    label: 'Make all bigger',
    acts: habits.map((_, target) => ({ act: 'resize', target, to: 'larger' })),
  }),
  writeOwn: { does: 'write-own', label: 'Write my own' } as Chip,
  otherDays: (name: string): Chip => ({ does: 'begin', label: 'Other days', text: `Other days for ${name}: ` }),
  otherTime: (name: string): Chip => ({ does: 'begin', label: 'Another time', text: `Move ${name} to ` }),
  rather: { does: 'begin', label: 'What would fit', text: 'I would rather ' } as Chip,
  leave: { does: 'begin', label: 'Leave it as it is', text: 'Leave it as it is' } as Chip,
  why: (name: string): Chip => ({ does: 'begin', label: 'Why this one?', text: `Why ${name}?` }),
  more: { does: 'begin', label: 'Say it again', text: 'What I mean is ' } as Chip,
} as const;

/** What may be offered under a reply: no chip without a habit to change, none twice, five at most. */
export function offer(...chips: readonly Chip[]): Chip[] {
  const labels = chips.map(({ label }) => label);
  return chips
    .filter(({ label }, at) => labels.indexOf(label) === at)
    .filter((each) => each.does !== 'act' || each.acts.length > 0)
    .slice(0, MOST_CHIPS);
}
