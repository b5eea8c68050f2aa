import type { DayHabit } from './check-in-flow.ts';

/** A daily core habit of a day, done or not, on no day yet. */
export const dayHabit = (id: string, change: Partial<DayHabit> = {}): DayHabit => ({
  id,
  description: '',
  implementationIntention: '',
  habitType: 'core',
  order: 0,
  days: null,
  measure: null,
  moment: null,
  effectiveTarget: 7,
  completedDays: [],
  isDue: true,
  isSkipped: false,
  skipReason: null,
  amount: null,
  amounts: [],
  ...change,
});
