import type { Weekday } from '#core/calendar/calendar.ts';
import type { DayPart } from '#core/habit/moment.ts';
import type { Token } from '../reading.ts';

export type Value =
  /** `10`, `a dozen`, `twenty-five`. */
  | { readonly kind: 'number'; readonly value: number }
  /** `10 minutes`, `half an hour` (30 minutes), `six glasses`; the unit in its dictionary form, hours in minutes. */
  | { readonly kind: 'amount'; readonly value: number; readonly unit: string }
  /** `Mondays and Thursdays`, `weekdays`, `every day but Sunday`, in the order of the week. */
  | { readonly kind: 'days'; readonly days: readonly Weekday[] }
  /** `twice a week`, `every other day` (4), `daily` (7): days a week. */
  | { readonly kind: 'often'; readonly times: number }
  /** `half past seven`, `8 pm`, `19:30`. */
  | { readonly kind: 'clock' }
  /** `in the morning`, `at lunch`, `tonight`. */
  | { readonly kind: 'part'; readonly part: DayPart };

export type SpanKind = Value['kind'];

/** A value that some words of a text stand for, from the first word up to the one after the last. */
export type Span = { readonly from: number; readonly to: number } & Value;

/** Phrases of the readers of values, each cut into its words and their alternatives once. */
const cut = new Map<string, readonly (readonly string[])[]>();

function waysIn(phrase: string): readonly (readonly string[])[] {
  const known = cut.get(phrase) ?? phrase.split(' ').map((ways) => ways.split('|'));
  cut.set(phrase, known);
  return known;
}

/** The words of a text, asked for by their place: beyond the ends there is none. */
export class Words {
  readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  word(at: number): string {
    return this.tokens[at]?.word ?? '';
  }

  lemma(at: number): string {
    return this.tokens[at]?.lemma ?? '';
  }

  /** True when each word stands there, one after the other; alternatives are parted by a stroke: `every other|second day`. */
  says(at: number, phrase: string): boolean {
    return waysIn(phrase).every((ways, offset) => ways.includes(this.word(at + offset)));
  }
}
