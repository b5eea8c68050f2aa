import { split } from '#coach/text/phrases.ts';
import type { Weekday } from '#core/calendar/calendar.ts';

/** Kinds of act that have sizes of their own: the smallest is the first visible motion of the act, never a different act. */
export const ACT_KINDS = split(
  'contact practise learn make read write move tidy save prepare eat drink abstain limit attend rest pray care search other',
);
export type ActKind = (typeof ACT_KINDS)[number];

/** Something that a goal says will be done, in the person's own words. */
export type NamedAct = {
  /** As an instruction: `Ring my sister`, `Practise the viola`, `No phone in bed`. Without days, times of day, amount and deadline. */
  readonly text: string;
  /** In its dictionary form, as it was said: `ring`, not `call`. */
  readonly verb: string;
  /** What or whom, as it was said: `my sister`; null when the verb says it all. */
  readonly object: string | null;
  readonly kind: ActKind;
  /** Done means that it was left out (`No sugar`), or was less than before (`Drink less wine`). */
  readonly isStopping: boolean;
  /** `with my daughter`, `to my nan`: whom it is done with or for, when that is no object. */
  readonly person: string | null;
  /** `at the lido`. */
  readonly place: string | null;
  /** When in the day or after what: `before work`, `at half past seven`. */
  readonly when: string | null;
  /** `20 lengths`: the unit in its dictionary form. */
  readonly amount: { readonly value: number; readonly unit: string } | null;
  /** Days a week, and which. */
  readonly times: number | null;
  readonly days: readonly Weekday[] | null;
  /** `by Christmas`. */
  readonly deadline: string | null;
  /** How much of it is done now, where the goal says so: `I already run 5k`, `from one page to five`. */
  readonly already: { readonly value: number; readonly unit: string } | null;
};

/** A goal as it was understood. Without acts it is open: one question asks what it would look like. */
export type GoalReading = {
  readonly acts: readonly NamedAct[];
  /** Code of the language when it is not English: what its acts say is in it too. */
  readonly language: string | null;
};
