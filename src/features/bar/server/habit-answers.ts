import { addDays, type CalendarDay, toWeekday } from '#core/calendar/calendar.ts';
import type { SaidPart } from '#core/coaching/said-in-bar.ts';
import { type DayFacts, dayFacts } from '#core/evidence/day-facts.ts';
import { weekOf } from '#core/week/week.ts';
import { getEvidence } from '#features/progress/server/evidence/get-evidence.ts';
import { firstPlannedDay, recordedIn } from '#features/progress/server/evidence/queries.ts';
import { read, type Reader } from '#server/coach/read.ts';
import type { CurrentUser } from '#server/session/session.ts';
import { barMessages } from '../messages.ts';
import type { RunningPlan, Scope } from './scope.ts';

const texts = barMessages.replies;

/** Habits that one answer speaks of at most: more are a list that nobody reads. */
const MOST = 3;
/** Days that single days are looked at: a month, and the week before it. */
const REACH = 38;

type Asking = { readonly user: CurrentUser; readonly reader: Reader };

/** What was done lately of the habits of a plan. */
async function lately({ id: userId, today }: CurrentUser, { identity }: RunningPlan): Promise<readonly DayFacts[]> {
  const span = { from: addDays(today, -REACH), to: today, today };
  const recorded = await recordedIn({ userId, identityId: identity.id }, span);
  return dayFacts(recorded, span);
}

const doneOn = (days: readonly DayFacts[], seriesId: string, holds: (day: CalendarDay) => boolean) =>
  days.filter(({ date, done }) => holds(date) && done.has(seriesId)).length;

type Named = { readonly seriesId: string; readonly description: string };

/** One sentence with all that people ask of a habit. */
async function ofHabits(plan: RunningPlan, named: readonly Named[], { user }: Asking): Promise<string> {
  const { today, weekStartDay } = user;
  const owned = { userId: user.id, identityId: plan.identity.id };
  const days = await lately(user, plan);
  const { habits } = await getEvidence(user, plan.identity.id);
  const since = await firstPlannedDay(owned);
  const week = weekOf(today, weekStartDay).start;
  const month = `${today.slice(0, 8)}01`;
  return named
    .slice(0, MOST)
    .map(({ seriesId, description }) => {
      const evidence = habits.find((one) => one.seriesId === seriesId);
      return texts.habit(description, {
        thisWeek: doneOn(days, seriesId, (day) => day >= week),
        lastWeek: doneOn(days, seriesId, (day) => day < week && day >= addDays(week, -7)),
        thisMonth: doneOn(days, seriesId, (day) => day >= month),
        last: days.findLast(({ done }) => done.has(seriesId))?.date ?? null,
        ever: evidence?.votes ?? 0,
        longest: evidence?.streak.longest ?? 0,
        since: since ?? today,
      });
    })
    .join(' ');
}

/** What is noted of one day, of the habits that were named or of all. */
async function ofDay(
  plan: RunningPlan,
  named: readonly Named[],
  { day, user, isOpenAsked }: Asking & { day: CalendarDay; isOpenAsked: boolean },
) {
  const facts = (await lately(user, plan)).find(({ date }) => date === day);
  // What is left of today is what today asks for.
  const isAsked = ({ days }: RunningPlan['habits'][number]) => !days || days.includes(toWeekday(day));
  const due = isOpenAsked ? plan.habits.filter(isAsked) : plan.habits;
  const asked = named.length > 0 ? named : due.flatMap(toNamed);
  const [done, open] = [true, false].map((isDone) =>
    asked
      .filter(({ seriesId }) => (facts?.done.has(seriesId) ?? false) === isDone)
      .map(({ description }) => description),
  );
  if (isOpenAsked) return texts.open(open ?? []);
  return texts.day({ isToday: day === user.today, done: done ?? [], open: named.length > 0 ? (open ?? []) : [] });
}

const toNamed = ({ seriesId, description }: RunningPlan['habits'][number]): Named[] =>
  seriesId ? [{ seriesId, description }] : [];

const asksOfDay = ({ words, isOfYesterday, counts }: SaidPart) =>
  isOfYesterday || counts === 'open' || words.toLowerCase().includes('today');

async function answerTo(part: SaidPart, plan: RunningPlan, asking: Asking): Promise<string | null> {
  const { user, reader } = asking;
  const places = (await read('namedIn', { words: part.words, habits: plan.habits }, reader)) ?? [];
  const said = places.flatMap((place) => plan.habits.slice(place, place + 1));
  // A word of many names means what the plan rests on.
  const meant = said.length > MOST ? said.filter(({ habitType }) => habitType === 'core') : said;
  const named = meant.length > MOST ? [] : meant.flatMap(toNamed);
  if (asksOfDay(part)) {
    const day = addDays(user.today, part.isOfYesterday ? -1 : 0);
    return ofDay(plan, named, { ...asking, day, isOpenAsked: part.counts === 'open' });
  }
  if (named.length > 0 && part.counts === 'done') return ofHabits(plan, named, asking);
  if (part.counts !== 'since') return null;
  const since = await firstPlannedDay({ userId: user.id, identityId: plan.identity.id });
  return since === null ? null : texts.since(plan.identity.name, since);
}

/** Plans that one question is asked of at most. */
const PLANS = 4;

/** What was done, as far as a message asks for it: of a habit by its name, of a day, or since when. */
export async function habitAnswers(said: readonly SaidPart[], { plans }: Scope, asking: Asking) {
  const replies: string[] = [];
  const answered: SaidPart[] = [];
  for (const part of said.filter(({ counts }) => counts !== null)) {
    const found: string[] = [];
    for (const plan of plans.slice(0, PLANS)) {
      const answer = await answerTo(part, plan, asking);
      if (answer !== null) found.push(answer);
    }
    if (found.length > 0) answered.push(part);
    replies.push(...found);
  }
  return { replies, left: said.filter((part) => !answered.includes(part)) };
}
