import { capital } from '#core/words/capital.ts';
import type { CheckInHabit } from '#coach/port.ts';
import type { HabitReading } from '#coach/builtin/check-in/extraction.ts';
import { bannedWords } from '#coach/builtin/voice.ts';
import { allOf, read, spansIn, wordsOf } from '#coach/text/reading.ts';
import { type HabitInWords, habitsInWords } from './habit-in-words.ts';

/** A habit of the day with what the conversation says of it, ready to be spoken of. */
export type ToldHabit = HabitInWords &
  Pick<HabitReading, 'label' | 'value' | 'isNew' | 'evidence'> & {
    /** The one amount in the words that told of it: `Twenty lengths`. */
    readonly deed: string | null;
    /** Done means that something was not done, or not too much of it. */
    readonly isKept: boolean;
    readonly isAskedFor: boolean;
  };

/** The one amount that somebody's words tell of, as it may begin a sentence. */
function deedIn(words: string): string | null {
  const reading = read(words);
  const all = allOf(reading);
  const clocks = spansIn(reading, 'clock', all);
  const amounts = spansIn(reading, 'amount', all).filter(
    ({ from, to }) => !clocks.some((one) => one.from < to && from < one.to),
  );
  const [only] = amounts;
  if (!only || amounts.length > 1 || only.value <= 0) return null;
  let { to } = only;
  // `six leg lifts`: what is counted may have two words.
  const isWhole = (at: number) => only.value === 1 || reading.tokens[at]?.word.endsWith('s') === true;
  const next = reading.tokens[to];
  if (next && reading.tokens[to - 1]?.after === '' && !isWhole(to - 1) && isWhole(to)) to += 1;
  const text = wordsOf(reading, { from: only.from, to });
  return bannedWords(text).length === 0 ? capital(text.toLowerCase()) : null;
}

/** Each habit with what was said of it; `isKept` says of a habit whether it is one of not doing. */
export function toldHabits(
  habits: readonly CheckInHabit[],
  readings: readonly HabitReading[],
  isKept: (at: number) => boolean,
): ToldHabit[] {
  const words = habitsInWords(habits);
  return habits.flatMap((habit, at) => {
    const reading = readings[at];
    if (!reading) return [];
    const { label, value, isNew, evidence } = reading;
    const deed = isKept(at) ? null : deedIn(evidence);
    const { name = null, act = null } = words[at] ?? {};
    const said = { label, value, isNew, evidence, deed };
    return [{ name, act, ...said, isKept: isKept(at), isAskedFor: habit.isDue !== false }];
  });
}
