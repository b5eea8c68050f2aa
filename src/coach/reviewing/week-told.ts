import { capital } from '#core/words/capital.ts';
import { listed } from '#coach/say/in-a-sentence.ts';
import { type CalendarDay, daysBetween, toWeekday } from '#core/calendar/calendar.ts';
import type { ReviewedHabit, ReviewFacts } from '#coach/port.ts';
import { habitName } from '#coach/builtin/check-in/check-in-echo.ts';
import { spokenName } from '#coach/builtin/messages.ts';

const times = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** What the opening of a review tells of the week, from its figures. */
const texts = {
  fact: (habit: string, done: number, target: number, isFirst: boolean) =>
    done > target
      ? `“${habit}” on ${times(done, 'day')}, with ${target} planned`
      : `“${habit}” on ${done} of ${target}${isFirst ? ` planned day${target === 1 ? '' : 's'}` : ''}`,
  activeDays: (count: number) => `In all you were active on ${times(count, 'day')}.`,
  greeting: (name: string, facts: string) => `Your week as “${name}”: you did ${facts}.`,
  plainFacts: (facts: string) => `You did ${facts}.`,
  cameBack: (name: string, weekday: string) => `Your week as “${name}”: you came back on ${weekday}, and that counts.`,
  thanks: (name: string) => `Thanks for coming back to your week as “${name}”.`,
  votes: (week: number, ever: number) =>
    ever > week
      ? `That is ${times(week, 'vote')} this week, ${ever} in all.`
      : `That is ${times(week, 'vote')} so far.`,
  paused: 'This week was paused, so nothing was asked of you.',
  allAside: 'All of it was set aside this week, so nothing was asked of you.',
  nothing: (ever: number) =>
    ever > 0
      ? `Nothing is noted for this week, and your ${times(ever, 'vote')} so far still count.`
      : 'Nothing is noted for this week, and your plan kept your place.',
  hardDays: (count: number) => (count > 0 ? ` You had ${count} hard days, so a lighter week may fit better.` : ''),
} as const;

/** Instead of a review, where a person is needed first. */
export const STOP =
  'Your review can wait, and nothing is lost. What you wrote matters more, so please talk to a person you trust first.';

/** Percent of fulfilment below which the return comes first. */
const THIN_BELOW = 40;
const FULL = 100;
/** Weeks in a row, the reviewed one included. */
const FULL_WEEKS = 3;
/** Weeks late from which a review only opens, lets choose and ends. */
export const LATE = 2;

const share = ({ done, target }: ReviewedHabit) => (target === 0 ? 0 : done / target);

/** Of two that went as badly the one that is done is spoken of, not the one that is left. */
const isLeft = ({ description }: ReviewedHabit) => /^(?:no|not|never|without|avoid|stop) /i.test(description);

/** The habits that something was asked of, the best kept first. */
export function ranked({ habits }: ReviewFacts): ReviewedHabit[] {
  return habits
    .filter(({ target }) => target > 0)
    .toSorted(
      (a, b) =>
        share(b) - share(a) ||
        b.done - a.done ||
        Number(isLeft(b)) - Number(isLeft(a)) ||
        (a.seriesId < b.seriesId ? -1 : 1),
    );
}

/** `Monday and Friday`; empty without any. */
export const daysDone = ({ days }: ReviewedHabit) => listed(days.map((day) => capital(toWeekday(day))));

/** The best kept habit that was done at all, one that the coach may name before others; null when none was. */
export function getBest(facts: ReviewFacts): ReviewedHabit | null {
  const done = ranked(facts).filter((habit) => habit.done > 0);
  return done.find(({ description }) => habitName(description) !== null) ?? done[0] ?? null;
}

/** The habit that stayed furthest below its target; null when all reached it. */
export const getWeakest = (facts: ReviewFacts): ReviewedHabit | null =>
  ranked(facts).findLast(({ done, target }) => done < target) ?? null;

/** Skips of a habit in one week that are not asked about. */
const SKIPS_AT_EASE = 2;

/** The habit that was set aside most, when that was more than twice; null when none was. */
export function getSetAside({ habits }: ReviewFacts): ReviewedHabit | null {
  const often = habits.filter(({ skippedDays }) => skippedDays.length > SKIPS_AT_EASE);
  return (
    often.toSorted((a, b) => b.skippedDays.length - a.skippedDays.length || (a.seriesId < b.seriesId ? -1 : 1))[0] ??
    null
  );
}

/** True when the reviewed week and the two before it were full: nothing is left to mend. */
export function isFullForWeeks({ week, earlier }: ReviewFacts): boolean {
  const weeks = [week.fulfilment, ...earlier].slice(0, FULL_WEEKS);
  return weeks.length === FULL_WEEKS && weeks.every((percent) => percent !== null && percent >= FULL);
}

/** Percent of fulfilment below which, for two observed weeks, it is asked whether the identity still fits. */
const FAR_BELOW = 30;

/** True when little was done in this week and in the observed one before it. */
export function isFarBelow({ week, earlier }: ReviewFacts): boolean {
  const before = earlier.find((percent) => percent !== null);
  return week.fulfilment !== null && week.fulfilment < FAR_BELOW && before != null && before < FAR_BELOW;
}

/** The last day that something was done after a day without: somebody came back. */
function returnedOn({ habits }: ReviewFacts): CalendarDay | null {
  const days = [...new Set(habits.flatMap((habit) => habit.days))].toSorted();
  const back = days.findLast((day, at) => at > 0 && daysBetween(days[at - 1] ?? day, day) > 1);
  return back ?? null;
}

/** A habit in quotation marks, as the coach may say it; null when it may not, or for none. */
export function quotedName(habit: Pick<ReviewedHabit, 'description'> | null): string | null {
  const name = habit && habitName(habit.description);
  return name && `“${name}”`;
}

/** Two facts of the week, the best first, and the votes. */
function factLines(facts: ReviewFacts): { readonly counts: string; readonly rest: string } {
  const named = ranked(facts).flatMap(({ description, done, target }) => {
    const name = habitName(description);
    return name && done > 0 ? [{ name, done, target }] : [];
  });
  const counts = named.slice(0, 2).map(({ name, done, target }, at) => texts.fact(name, done, target, at === 0));
  const { week } = facts;
  const active = named.length < 2 && week.daysActive > 0 ? `${texts.activeDays(week.daysActive)} ` : '';
  const rest = `${active}${texts.votes(week.votes, week.votesEver)}${texts.hardDays(week.hardDays)}`;
  return { counts: counts.join(', and '), rest };
}

function nothingDone({ habits, week }: ReviewFacts): string {
  if (habits.some(({ target }) => target > 0)) return texts.nothing(week.votesEver);
  return habits.some(({ skippedDays }) => skippedDays.length > 0) ? texts.allAside : texts.paused;
}

/** What is said of the week before any question; the fullest way first, the plainest last. */
export function factsOfWeek(facts: ReviewFacts): string[] {
  const { week, identity } = facts;
  const name = spokenName(identity.name);
  if (!getBest(facts)) {
    const none = nothingDone(facts) + texts.hardDays(week.hardDays);
    return [`${texts.thanks(name)} ${none}`, none];
  }
  const { counts, rest } = factLines(facts);
  const tail = counts === '' ? rest : `${texts.plainFacts(counts)} ${rest}`;
  if (week.weeksLate >= LATE) return [`${texts.thanks(name)} ${tail}`, tail];
  if (week.fulfilment === null || week.fulfilment < THIN_BELOW) {
    const day = returnedOn(facts);
    const first = day ? texts.cameBack(name, capital(toWeekday(day))) : texts.thanks(name);
    return [`${first} ${tail}`, `${texts.thanks(name)} ${rest}`];
  }
  return counts === ''
    ? [`${texts.thanks(name)} ${rest}`]
    : [`${texts.greeting(name, counts)} ${rest}`, `${texts.plainFacts(counts)} ${rest}`];
}
