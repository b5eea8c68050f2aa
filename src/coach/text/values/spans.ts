import { amountAt, numberSpanAt } from './amounts.ts';
import { clockAt, partAt } from './clock.ts';
import type { Token } from '../reading.ts';
import { type Span, Words } from './span.ts';
import { daysAt, oftenAt } from './weekdays.ts';

const READERS = [daysAt, oftenAt, clockAt, amountAt, partAt, numberSpanAt];

/** The values in a text: at each word each kind that begins there. A number within a clock or an amount stands as a number too. */
export function spansOf(tokens: readonly Token[]): Span[] {
  const words = new Words(tokens);
  return tokens.flatMap((_, at) => READERS.flatMap((read) => read(words, at) ?? []));
}
