import type { Weekday } from '#core/calendar/calendar.ts';
import { wordSet } from '#coach/text/phrases.ts';
import { type Reading, spanAt } from '#coach/text/reading.ts';

/** What a phrase says besides the act itself, and the places of the words that are left. */
export type Said = {
  readonly kept: number[];
  when: string | null;
  deadline: string | null;
  days: readonly Weekday[] | null;
  times: number | null;
  amount: { readonly value: number; readonly unit: string } | null;
  already: { readonly value: number; readonly unit: string } | null;
};

/** Where what was taken out ends, and which of its words stay. */
export type Step = { readonly to: number; readonly keep?: readonly number[] } | null;

/** All that may be said of an act besides its words, as long as nothing is. */
export const NOTHING_SAID = {
  person: null,
  place: null,
  when: null,
  days: null,
  times: null,
  amount: null,
  deadline: null,
  already: null,
} as const;

export const wordAt = ({ tokens }: Reading, at: number): string => tokens[at]?.word ?? '';
export const tagAt = ({ tokens }: Reading, at: number): string => tokens[at]?.tag ?? '';
export const lemmaAt = ({ tokens }: Reading, at: number): string => tokens[at]?.lemma ?? '';

/** `Monday and Friday`: true behind the first word of some days and before their end. */
export const isWithinDays = ({ spans }: Reading, at: number): boolean =>
  spans.some(({ kind, from, to }) => kind === 'days' && from < at && at < to);

/** Where an hour that begins here ends: a number is one unless it counts something. */
export const hourEnd = (reading: Reading, at: number): number | undefined =>
  (spanAt(reading, 'clock', at) ?? (spanAt(reading, 'amount', at) ? null : spanAt(reading, 'number', at)))?.to;

const MEALS = wordSet('breakfast lunch dinner supper tea');

/** `£10 on lunch`: what money goes on, and no time. */
export const isSpentOn = (reading: Reading, at: number): boolean =>
  wordAt(reading, at) === 'on' && MEALS.has(wordAt(reading, at + 1));
