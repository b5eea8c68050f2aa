import type { Clause } from '../text/clauses.ts';
import type { Profile } from '../habit/habit-profile.ts';
import type { Span } from '../habit/span.ts';
import type { Token } from '../text/normalise.ts';
import type { Stance } from './polarity.ts';
import type { Amount, Clock } from '../text/amount.ts';

/** What was said of a habit. */
export type HabitLabel =
  | 'done'
  | 'not_done'
  | 'partial'
  | 'count'
  | 'not_mentioned'
  /** It seems done. */
  | 'unsure'
  | 'ambiguous'
  /** Told before, and not to stand any more. */
  | 'taken_back'
  | 'future'
  | 'other_day'
  | 'other_person';

export type Verdict = { readonly label: HabitLabel; readonly value: boolean | null };

export const verdicts = {
  done: { label: 'done', value: true },
  notDone: { label: 'not_done', value: false },
  /** Told by a verb alone, without a word that it was done; it puts nothing else right. */
  told: { label: 'done', value: true },
  count: { label: 'count', value: true },
  /** The contrary act was done, such as taking the lift. */
  opposite: { label: 'not_done', value: false },
  partial: { label: 'partial', value: null },
  future: { label: 'future', value: null },
  otherDay: { label: 'other_day', value: null },
  otherPerson: { label: 'other_person', value: null },
  ambiguous: { label: 'ambiguous', value: null },
} as const satisfies Record<string, Verdict>;

/** What is said of one habit in one clause. */
export type Said = {
  readonly clause: Clause;
  readonly stance: Stance;
  readonly profile: Profile;
  readonly spans: readonly Span[];
  readonly tokens: readonly Token[];
  readonly amounts: readonly Amount[];
  readonly clocks: readonly Clock[];
};

/** The first clock time of a clause. */
export function getClock({ clocks }: Said): Clock | null {
  return clocks[0] ?? null;
}
