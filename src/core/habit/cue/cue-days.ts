import { type Weekday, WEEKDAYS } from '#core/calendar/calendar.ts';
import { capital } from '#core/words/capital.ts';
import { readIfThen, writeIfThen } from '../if-then.ts';

const WEEKEND: readonly Weekday[] = ['saturday', 'sunday'];

/** The weekdays that a word means: `Sunday’s` one, `weekend` two. */
function weekdaysOf(word: string): readonly Weekday[] {
  if (word.startsWith('weekend')) return WEEKEND;
  if (word.startsWith('weekday')) return WEEKDAYS.filter((day) => !WEEKEND.includes(day));
  return WEEKDAYS.filter((day) => word.startsWith(day));
}

const namedIn = (opening: string) => opening.toLowerCase().split(' ').flatMap(weekdaysOf);

/** The weekdays on which a habit's cue comes, by its own words: `When Sunday breakfast is over, …` is Sunday. None where it names no day. */
export const cueDays = (intention: string): Weekday[] => namedIn(readIfThen(intention).opening);

type Days = { readonly days?: readonly Weekday[] | null | undefined };

/**
 * The habit after its days have changed: a cue that named one of the old ones, `When Sunday breakfast is over`, names the first of the new. One that had
 * nothing to do with them stays.
 */
export function withCueDays<H extends Days & { readonly implementationIntention: string }>(before: Days, after: H): H {
  const parts = readIfThen(after.implementationIntention);
  const [said, ...others] = namedIn(parts.opening);
  const [first] = after.days ?? [];
  if (!said || others.length > 0 || !first || after.days?.includes(said)) return after;
  if (before.days && !before.days.includes(said)) return after;
  const ofItsDay = (word: string) =>
    word.toLowerCase().startsWith(said) ? capital(first) + word.slice(said.length) : word;
  const opening = parts.opening.split(' ').map(ofItsDay).join(' ');
  return { ...after, implementationIntention: writeIfThen({ ...parts, opening }) };
}
