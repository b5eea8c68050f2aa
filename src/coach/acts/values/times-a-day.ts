import { HABIT_DESCRIPTION_MAX, type PlannedHabit } from '#core/plan/plan.ts';
import { isLimit } from '#core/amount/measure.ts';
import { firstOf, patterns } from '#coach/match/pattern.ts';
import { type Range, read, type Reading, wordsOf } from '#coach/text/reading.ts';
import { REQUESTS } from '../act-words.ts';
import { readOwnHabit } from '../reading/own-habit.ts';
import { focusOf, withDefault } from '../reading/caught.ts';
import type { Clause, Request } from '../reading/request.ts';
import { readTargets } from '../targets/targets.ts';

const several = patterns(...REQUESTS.timesADay);

const severalIn = (reading: Reading, within?: Range): Range | null => firstOf(several, reading, within)?.match ?? null;

/** A habit's words with how often a day, in the place of what they said of it. */
function withTimes({ description }: PlannedHabit, said: string): string {
  const reading = read(description);
  const old = severalIn(reading);
  const [first, last] = [reading.tokens[old?.from ?? -1], reading.tokens[(old?.to ?? 0) - 1]];
  const bare = first && last ? `${description.slice(0, first.from)}${description.slice(last.to)}`.trim() : description;
  return `${bare} ${said}`.slice(0, HABIT_DESCRIPTION_MAX);
}

/** `Brush twice a day`, `morning and night`: within a day, which stands in the habit's words; a limit has its own number. */
export function timesADayRequest(clause: Clause): Request | null {
  const { reading, within, state, spoken } = clause;
  const said = severalIn(reading, within);
  if (!said) return null;
  const meant = readTargets(reading, within, state, { without: [said], spoken });
  const isOpen = (at: number) => state.habits[at] && !isLimit(state.habits[at].measure ?? null);
  if (meant.is === 'places' && !meant.places.every(isOpen)) return null;
  return {
    meant,
    toActs: (places) =>
      places.flatMap((target) => {
        const habit = state.habits[target];
        return habit ? [{ act: 'reword' as const, target, text: withTimes(habit, wordsOf(reading, said)) }] : [];
      }),
    ...withDefault(focusOf(clause)),
    own: meant.is === 'unknown' ? readOwnHabit(reading, within) : null,
  };
}
