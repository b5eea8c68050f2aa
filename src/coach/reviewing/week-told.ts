import { capital } from '#core/words/capital.ts';
import { listed } from '#coach/say/in-a-sentence.ts';
import { toWeekday } from '#core/calendar/calendar.ts';
import { LATE, ranked, type ReviewedHabit, returnedOn } from '#core/review/week-records.ts';
import type { ReviewFacts } from '#coach/port.ts';
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

/** `Monday and Friday`; empty without any. */
export const daysDone = ({ days }: ReviewedHabit) => listed(days.map((day) => capital(toWeekday(day))));

/** The best kept habit that was done at all, one that the coach may name before others; null when none was. */
export function getBest(facts: ReviewFacts): ReviewedHabit | null {
  const done = ranked(facts).filter((habit) => habit.done > 0);
  return done.find(({ description }) => habitName(description) !== null) ?? done[0] ?? null;
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
  const thanks = texts.thanks(name);
  if (week.weeksLate >= LATE) return [`${thanks} ${tail}`, tail];
  const isThin = week.fulfilment === null || week.fulfilment < THIN_BELOW;
  const day = isThin ? returnedOn(facts) : null;
  const first = day ? texts.cameBack(name, capital(toWeekday(day))) : thanks;
  if (isThin || counts === '') return [`${first} ${tail}`, `${thanks} ${rest}`];
  return [`${texts.greeting(name, counts)} ${rest}`, `${texts.plainFacts(counts)} ${rest}`];
}
