import knowledge from '#content/knowledge.json' with { type: 'json' };
import { readIfThen, writeIfThen } from '#core/habit/if-then.ts';
import { INTENTION_MAX, type PlannedHabit } from '#core/plan/plan.ts';
import { isUnsafeText } from '#coach/builtin/planning/habit-wording.ts';
import { firstOf, patterns } from '#coach/match/pattern.ts';
import { type Reading, wordsOf } from '#coach/text/reading.ts';
import { holdsBack } from './nature.ts';

const DEED = patterns(...knowledge.requests.linesOfDeeds);

/** What somebody will see to, as a line of the habit: `If I want it to be easy, I put the mat by the bed.` Null where nothing is. */
export function preparedLine(reading: Reading, habit: PlannedHabit | undefined): string | null {
  const deed = firstOf(DEED, reading)?.match.caught.deed;
  const words = deed && wordsOf(reading, deed);
  if (!words || !habit || isUnsafeText(words)) return null;
  const verb = reading.tokens[deed.from]?.tag;
  if (verb !== 'verb' && verb !== 'noun' && verb !== 'other') return null;
  return `If ${holdsBack(habit) ? 'the moment comes' : 'I want it to be easy'}, I ${words}.`;
}

/** The habit with a line of its own beside its fallbacks. */
export function withLine(habit: PlannedHabit, line: string): PlannedHabit {
  const parts = readIfThen(habit.implementationIntention);
  const implementationIntention = writeIfThen({ ...parts, fallbacks: [...parts.fallbacks, line] });
  return implementationIntention.length > INTENTION_MAX ? habit : { ...habit, implementationIntention };
}
